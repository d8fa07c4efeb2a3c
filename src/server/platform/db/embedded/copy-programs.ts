import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, mayReach } from './account.ts'
import { repairLinks } from './library-links.ts'
import { StartRefused } from './start-refused.ts'

// Where a copy goes when the account cannot enter the data folder either: the place for what a system service can
// make again. Root alone writes there, so nobody can slip in a program of their own.
const systemCache = '/var/cache/forkcast'

/**
 * Copies the package's programs to where the account can run them, links included, and returns that folder.
 * A copy appears whole or not at all; one that is already there is used.
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
