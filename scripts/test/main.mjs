import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { installChromium } from '../bootstrap/install-chromium.mjs'
import { checks } from '../check/checks.mjs'
import { runCheck } from '../check/run-check.mjs'
import { lastLine, noCounts, sum } from './counts.mjs'
import { printFailures } from './failures.mjs'
import { withFilesInMemory } from './memory-folder.mjs'
import { runVitest } from './run-vitest.mjs'

/** What waits for a database runs beside what only computes. Where four wait in turn, two cores have enough to do. */
const WITHOUT_BROWSER = ['unit', 'unit-web', 'component', 'house', 'integration']
const WORKERS_WITHOUT_BROWSER = 4
/** The browser has the machine to itself, and fills it. */
const IN_BROWSER = ['e2e']

/**
 * `npm test`: everything, or what the arguments name, as Vitest takes them. The last line counts.
 * @param {string} node path of the Node that runs the project
 * @param {readonly string[]} args
 */
export async function test(node, args) {
  const runs = await withFilesInMemory(() => (args.length > 0 ? asked(args) : everything(node)))
  printFailures(runs)
  const total = runs.map(({ counts }) => counts).reduce(sum, noCounts)
  console.log(lastLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** @param {readonly string[]} args */
const asked = async (args) => [await runVitest('asked', args)]

/**
 * Each check and the build count as one test, so that the last line never says 0 failed when something is wrong. Both run
 * beside the first tests, which wait for databases and processes more than they compute.
 * @param {string} node
 */
async function everything(node) {
  const withoutBrowser = runKinds(WITHOUT_BROWSER, [`--maxWorkers=${WORKERS_WITHOUT_BROWSER}`], { hasCompany: true })
  const running = checks.map(async (check) => countOf(check.name, await runCheck(check, { standsBack: true })))
  const built = countOf('build', await buildIfNeeded(node))
  const ready = [...(await Promise.all(running)), built]
  const chromium = await installChromium(node)
  if (chromium === null) console.log('No Chromium could be installed: the tests in a browser are skipped.')
  else process.env['CHROMIUM_PATH'] = chromium
  return [...ready, await withoutBrowser, await runKinds(IN_BROWSER)]
}

/**
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more] arguments
 * @param {Parameters<typeof runVitest>[2]} [options]
 */
const runKinds = (projects, more = [], options = {}) =>
  runVitest(projects.join('-'), [...projects.map((project) => `--project=${project}`), ...more], options)

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
