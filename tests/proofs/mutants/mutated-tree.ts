import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFiles, root } from '#tests/house/project-files.ts'
import type { Mutant } from './mutate.ts'

/** A run that takes longer, in ms, has got into an endless loop. */
const LONGEST = 240_000

export type Tests = { readonly unit: readonly string[]; readonly integration: readonly string[] }

/** A copy of the project in which one file at a time is changed. */
export type MutatedTree = {
  /** Whether the tests pass with a mutant, or without any. */
  readonly passes: (tests: Tests, mutant: Mutant | null) => Promise<boolean>
  readonly remove: () => void
}

export function mutatedTree(databaseUrl: string): MutatedTree {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const file of projectFiles.filter((name) => /^(?:src|tests|scripts|bench|tools)\/|^[^/]+$/.test(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  const run = (project: string, files: readonly string[]): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', `--project=${project}`, ...files]
      const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
        cwd: folder,
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
      })
      const tooLong = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LONGEST)
      child.on('error', reject)
      child.on('close', (status) => {
        clearTimeout(tooLong)
        resolve(status === 0)
      })
    })

  const passes: MutatedTree['passes'] = async ({ unit, integration }, mutant) => {
    const path = mutant === null ? null : join(folder, mutant.file)
    const source = path === null ? '' : readFileSync(path, 'utf8')
    if (path !== null && mutant !== null)
      writeFileSync(path, source.slice(0, mutant.start) + mutant.after + source.slice(mutant.end))
    try {
      // The nearest test notices most of them.
      const [nearest, ...others] = unit
      if (nearest !== undefined && !(await run('unit', [nearest]))) return false
      if (others.length > 0 && !(await run('unit', others))) return false
      return integration.length === 0 || (await run('integration', integration))
    } finally {
      if (path !== null) writeFileSync(path, source)
    }
  }
  return { passes, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
