import { buildWebIfNeeded } from '../bootstrap/build-web-if-needed.mjs'
import { installChromium } from '../bootstrap/install-chromium.mjs'
import { checks } from '../check/checks.mjs'
import { runCheck } from '../check/run-check.mjs'
import { lastLine, noCounts, sum } from './counts.mjs'
import { retriedLines } from './retried.mjs'
import { runVitest } from './run-vitest.mjs'

// Quick things first; the database and the browser each have the machine to themselves.
const GROUPS = [['unit', 'component', 'house'], ['integration'], ['e2e']]

/**
 * `npm test`: everything, or what the arguments name, as Vitest takes them. The last line counts.
 * @param {string} node path of the Node that runs the project
 * @param {readonly string[]} args
 */
export async function test(node, args) {
  const runs = args.length > 0 ? [runVitest('asked', args)] : await everything(node)
  for (const line of retriedLines(runs.flatMap(({ retried }) => retried))) console.log(line)
  const total = runs.map(({ counts }) => counts).reduce(sum, noCounts)
  console.log(lastLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

/**
 * Each check and the build count as one test, so that the last line never says 0 failed when something is wrong.
 * @param {string} node
 */
async function everything(node) {
  const ready = [...checks.map(runCheck), buildWebIfNeeded(node)].map((passed) => ({
    counts: passed ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 },
    retried: [],
    report: null,
  }))
  const chromium = await installChromium(node)
  if (chromium === null) console.log('No Chromium could be installed: the tests in a browser are skipped.')
  else process.env['CHROMIUM_PATH'] = chromium
  const tests = GROUPS.map((projects) =>
    runVitest(
      projects.join('-'),
      projects.map((project) => `--project=${project}`),
    ),
  )
  return [...ready, ...tests]
}
