import { exists, readText } from './project-files.ts'

export type LockedPackage = {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  /** The platforms that it is for; any if absent. */
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> }

/** Everything that npm would install, by its path below the project; for the bench too, which installs its own tools. */
export const lockedPackages = (): ReadonlyMap<string, LockedPackage> =>
  new Map([
    ...lockedIn(''),
    ...lockedIn('bench/lighthouse/package/').map(([path, locked]) => [path, { ...locked, dev: true }] as const),
  ])

function lockedIn(folder: string): readonly (readonly [string, LockedPackage])[] {
  const { packages }: LockFile = JSON.parse(readText(`${folder}package-lock.json`))
  return Object.entries(packages).flatMap(([path, locked]) => (path === '' ? [] : [[`${folder}${path}`, locked]]))
}

/** The licence of a package: from the lock file, else from its installed manifest. */
export function licenceOf(path: string, { license }: LockedPackage): string {
  if (license !== undefined) return license
  const manifest = `${path}/package.json`
  return exists(manifest) ? String(JSON.parse(readText(manifest)).license ?? 'none') : 'unknown'
}
