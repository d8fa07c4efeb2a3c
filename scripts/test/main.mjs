import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { installChromium } from '../bootstrap/install-chromium.mjs'
import { checks } from '../check/checks.mjs'
import { runCheck } from '../check/run-check.mjs'
import { lastLine, noCounts, sum } from './counts.mjs'
import { printFailures } from './failures.mjs'
import { withFilesInMemory } from './memory-folder.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * The kinds that run together; the groups run one after the other, since all at once take a fifth longer on two cores.
 * Database tests wait for timers and for other processes: a fourth worker saves a tenth of their time if files are in
 * memory, but nothing on a disk, for which they would wait instead.
 * @type {readonly { projects: readonly string[], argsInMemory?: readonly string[] }[]}
 */
const GROUPS = [
  { projects: ['unit', 'unit-web', 'component', 'house'] },
  { projects: ['integration'], argsInMemory: ['--maxWorkers=4'] },
  { projects: ['e2e'] },
]

/**
 * `npm test`: runs everything, or what the arguments select, in Vitest's syntax. The last line has the counts.
 * @param {string} node path of the Node that runs the project
 * @param {readonly string[]} args
 */
export async function test(node, args) {
  const runs = await withFilesInMemory((inMemory) => (args.length > 0 ? selected(args) : everything(node, inMemory)))
  printFailures(runs)
  const total = runs.map(({ counts }) => counts).reduce(sum, noCounts)
  console.log(lastLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** @param {readonly string[]} args */
const selected = async (args) => [await runVitest('selected', args)]

/**
 * Each check and the build count as one test, so that the last line never says 0 failed when something is wrong.
 * @param {string} node
 * @param {boolean} inMemory whether temporary files are kept in memory
 */
async function everything(node, inMemory) {
  const building = buildIfNeeded(node)
  const ready = []
  for (const check of checks) ready.push(countOf(check.name, await runCheck(check)))
  ready.push(countOf('build', await building))
  const chromium = await installChromium(node)
  if (chromium === null) console.log('No Chromium could be installed: the browser tests are skipped.')
  else process.env['CHROMIUM_PATH'] = chromium
  const runs = []
  for (const { projects, argsInMemory = [] } of GROUPS) {
    const args = projects.map((project) => `--project=${project}`)
    runs.push(await runVitest(projects.join('-'), [...args, ...(inMemory ? argsInMemory : [])]))
  }
  return [...ready, ...runs]
}

/**
 * A check or the build, counted as a test.
 * @param {string} name
 * @param {boolean} passed
 * @returns {Pick<import('./run-vitest.mjs').Run, 'counts' | 'failed' | 'retried'>}
 */
const countOf = (name, passed) =>
  passed
    ? { counts: { ...noCounts, passed: 1 }, failed: [], retried: [] }
    : {
        counts: { ...noCounts, failed: 1 },
        failed: [{ file: 'before the tests', name, error: 'What it printed is above.' }],
        retried: [],
      }
