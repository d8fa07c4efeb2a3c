import './bootstrap/require-node.mjs'
import { bootstrap } from './bootstrap/bootstrap.mjs'
import { buildWebIfNeeded } from './bootstrap/build-web-if-needed.mjs'
import { passes } from './check/passes.mjs'
import { steps } from './check/steps.mjs'
import { readyChromium } from './chromium/ready-chromium.mjs'
import { lastLine, noCounts, sum } from './test/counts.mjs'
import { runVitest } from './test/run-vitest.mjs'

// Quick things first; the database and the browser each have the machine to themselves.
const GROUPS = [['unit', 'house'], ['integration'], ['e2e']]

const node = bootstrap()
const asked = process.argv.slice(2)
const results = asked.length > 0 ? [runVitest('asked', asked)] : await everything()
const total = results.reduce(sum, noCounts)
console.log(lastLine(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

/** Each check and the build count as one test, so that the last line never says 0 failed when something is wrong. */
async function everything() {
  const checks = [...steps.map(passes), buildWebIfNeeded(node)].map((passed) =>
    passed ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 },
  )
  const chromium = await readyChromium(node)
  if (chromium === null) console.log('No Chromium could be had: the tests in a browser are skipped.')
  else process.env['CHROMIUM_PATH'] = chromium
  const tests = GROUPS.map((projects) =>
    runVitest(
      projects.join('-'),
      projects.map((project) => `--project=${project}`),
    ),
  )
  return [...checks, ...tests]
}
