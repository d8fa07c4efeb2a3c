import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, dataFoldersWithDatabase, startHere, temporaryDataFolder } from './embedded/data-folder.fixture.ts'
import { programsPackage } from './embedded/programs.ts'
import { spawnStarter } from './embedded/spawn-starter.fixture.ts'

const isRoot = process.getuid?.() === 0
const folderWithDatabase = await dataFoldersWithDatabase()

type Link = { readonly target: string }

/** Copies the package as npm unpacks it with install scripts turned off. Returns the links that are missing. */
async function packageWithoutLinks(to: string): Promise<readonly string[]> {
  await cp(programsPackage(), to, { recursive: true, verbatimSymlinks: true })
  // The package's own list, which always has this shape.
  const links = JSON.parse(readFileSync(join(to, 'native', 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { target } of links) rmSync(join(to, target), { force: true })
  return links.map(({ target }) => target)
}

test.runIf(process.platform === 'linux')('links that npm did not create are created', async () => {
  const dataDir = await temporaryDataFolder()
  const packageFolder = join(dataDir, 'package')
  const links = await packageWithoutLinks(packageFolder)
  const { connection } = await startHere(dataDir, { packageFolder })
  expect(await ask(connection, 'select 1')).toEqual([1])
  expect(links.map((link) => lstatSync(join(packageFolder, link)).isSymbolicLink())).not.toContain(false)
})

test.runIf(isRoot && process.platform === 'linux')(
  'links that cannot be created in place are created in a copy',
  async () => {
    const dataDir = await folderWithDatabase()
    const packageFolder = join(await temporaryDataFolder(), 'package')
    await packageWithoutLinks(packageFolder)
    const { uid, gid } = statSync(join(dataDir, 'postgres', 'cluster'))
    chownSync(dataDir, uid, gid)
    const starter = spawnStarter(dataDir, { uid, gid }, packageFolder)
    const { connection } = await starter.outcome
    expect(await ask(connection, 'select 1')).toEqual([1])
    await starter.end('SIGTERM')
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgres-programs-18/))
  },
)

test.runIf(isRoot)('programs that the unprivileged user cannot reach are copied to a folder that it can', async () => {
  const dataDir = await folderWithDatabase()
  const closed = join(await temporaryDataFolder(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const packageFolder = join(closed, 'package')
  await cp(programsPackage(), packageFolder, { recursive: true, verbatimSymlinks: true })
  const first = await startHere(dataDir, { packageFolder })
  expect(await ask(first.connection, 'select 1')).toEqual([1])
  await first.stop()
  const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres-programs'))
  const before = copies()
  await startHere(dataDir, { packageFolder })
  expect(copies()).toEqual(before)
})
