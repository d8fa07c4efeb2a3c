import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

const MADE_BY_TOOLS = new Set(['node_modules', 'dist', 'data', 'coverage', '.cache', '.git'])

/** Every file of the project, as a path relative to its folder, with or without git. */
export const projectFiles: readonly string[] = fromGit() ?? filesBelow('')

/** TypeScript files, without declaration files. */
export const sources = projectFiles.filter((file) => /\.(?:m?ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))

export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

export function exists(file: string): boolean {
  return existsSync(join(root, file))
}

function fromGit(): string[] | null {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) return null
  return stdout.split('\0').filter((file) => file !== '' && exists(file))
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !MADE_BY_TOOLS.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
