import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectFiles, root } from '#tests/house/project-files.ts'
import type { Mutant } from './mutate.ts'

/** A run with a mutant that takes longer, in ms, has got into an endless loop. */
const LONGEST = 240_000

/** What the tests say about a mutant: one that makes them run for ever is noticed too. */
export type Verdict = 'passed' | 'failed' | 'endless'

export type Tests = { readonly unit: readonly string[]; readonly integration: readonly string[] }

/** A copy of the project in which one file at a time is changed. */
export type MutatedTree = {
  /** Runs the tests with a mutant, or without any. */
  readonly judge: (tests: Tests, mutant: Mutant | null) => Promise<Verdict>
  readonly remove: () => void
}

/** Without what tells the Vitest of a proof which worker it is. */
const outerEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$)/.test(name)),
)

export function mutatedTree(databaseUrl: string): MutatedTree {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const file of projectFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  const run = (project: string, files: readonly string[], longest: number | null): Promise<Verdict> =>
    new Promise((resolve, reject) => {
      const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', `--project=${project}`, ...files]
      const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
        cwd: folder,
        // What the tests print is wanted only if they fail without a mutant.
        stdio: longest === null ? 'inherit' : 'ignore',
        detached: true,
        env: { ...outerEnvironment, TEST_DATABASE_URL: databaseUrl },
      })
      let isEndless = false
      const stop = () => {
        isEndless = true
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      }
      const tooLong = longest === null ? undefined : setTimeout(stop, longest)
      child.on('error', reject)
      child.on('close', (status) => {
        clearTimeout(tooLong)
        resolve(isEndless ? 'endless' : status === 0 ? 'passed' : 'failed')
      })
    })

  const judge: MutatedTree['judge'] = async ({ unit, integration }, mutant) => {
    const path = mutant === null ? null : join(folder, mutant.file)
    const source = path === null ? '' : readFileSync(path, 'utf8')
    if (path !== null && mutant !== null)
      writeFileSync(path, source.slice(0, mutant.start) + mutant.after + source.slice(mutant.end))
    try {
      // The nearest test notices most of them.
      const [nearest, ...others] = unit
      const longest = mutant === null ? null : LONGEST
      for (const [project, files] of [
        ['unit', nearest === undefined ? [] : [nearest]],
        ['unit', others],
        ['integration', integration],
      ] as const) {
        const verdict = files.length === 0 ? 'passed' : await run(project, files, longest)
        if (verdict !== 'passed') return verdict
      }
      return 'passed'
    } finally {
      if (path !== null) writeFileSync(path, source)
    }
  }
  return { judge, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
