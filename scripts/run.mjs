import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildIfNeeded } from './bootstrap/build-if-needed.mjs'
import { exitWith } from './bootstrap/exit-with.mjs'
import { installChromium } from './bootstrap/install-chromium.mjs'
import { reExec } from './bootstrap/re-exec.mjs'

/**
 * What each command runs under the project's Node, and what must be ready first. `check`, `test` and `prove` start
 * other programs and count their results: they run in this process, under whichever Node started it.
 * @type {Readonly<Record<string, { program: string, needs?: readonly ('build' | 'chromium')[] }>>}
 */
const programs = {
  start: { program: 'dist/server/main.js', needs: ['build'] },
  doctor: { program: 'scripts/doctor/main.ts' },
  dev: { program: 'scripts/dev/serve.ts' },
  bench: { program: 'bench/main.ts', needs: ['build', 'chromium'] },
  picture: { program: 'tools/picture/main.ts', needs: ['build', 'chromium'] },
  sheets: { program: 'tools/sheets/main.ts', needs: ['build', 'chromium'] },
  docs: { program: 'tools/docs/write-docs.ts' },
  icons: { program: 'tools/draw-icons.ts', needs: ['chromium'] },
  packages: { program: 'tools/packages/main.ts' },
  recipe: { program: 'tools/check-recipe/main.ts' },
  'release-state': { program: 'tools/release-state/main.ts' },
  backup: { program: 'scripts/backup/main.ts' },
  restore: { program: 'scripts/restore/main.ts' },
  schema: { program: 'tools/dump-schema.ts' },
  sql: { program: 'scripts/sql/main.ts' },
  words: { program: 'tools/words/main.ts' },
}

/** @type {Readonly<Record<string, (node: string, args: readonly string[]) => Promise<void>>>} */
const runners = {
  check: async () => (await import('./check/main.mjs')).check(),
  test: async (node, args) => (await import('./test/main.mjs')).test(node, args),
  prove: async (node, args) => (await import('../tests/proofs/main.mjs')).prove(node, args),
}

const [name = '', ...args] = process.argv.slice(2)
const [program, runner] = [programs[name], runners[name]]
if (program === undefined && runner === undefined)
  exitWith(`Commands: ${[...Object.keys(programs), ...Object.keys(runners)].join(', ')}.`)

const node = bootstrap()
if (args.includes('--help')) {
  console.log(`npm run ${name} starts ${program?.program ?? name} with Node at ${node}. README.md says what it does.`)
  process.exit(0)
}
if (runner !== undefined) await runner(node, args)
if (program !== undefined) {
  if (program.needs?.includes('build') && !(await buildIfNeeded(node)))
    exitWith('The build failed; the reason is above.')
  const chromium = program.needs?.includes('chromium') ? await installChromium(node) : null
  if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium
  reExec(node, [program.program, ...args])
}
