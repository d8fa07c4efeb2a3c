import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { countsOf } from './counts.mjs'
import { failedIn, retriedIn } from './failures.mjs'

/**
 * @typedef {{
 *   counts: import('./counts.mjs').Counts, report: import('./counts.mjs').Report | null,
 *   failed: readonly import('./failures.mjs').Failure[], retried: readonly import('./failures.mjs').Failure[],
 * }} Run
 */

/**
 * Runs Vitest and counts the results.
 * @param {string} name of the report in .cache/tests
 * @param {readonly string[]} args
 * @returns {Promise<Run>}
 */
export async function runVitest(name, args) {
  const file = join(root, '.cache', 'tests', `${name}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const vitest = spawn('vitest', ['run', ...reporters, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [status] = await once(vitest, 'close')
  const report = read(file)
  const counts = countsOf(report, status === 0)
  const named = failedIn(report, root)
  const unnamed = counts.failed > 0 && named.length === 0
  return {
    counts,
    report,
    failed: unnamed
      ? [{ file: name, name: 'an error outside any test', error: 'Vitest has printed it above.' }]
      : named,
    retried: retriedIn(report, root),
  }
}

/**
 * @param {string} file
 * @returns {import('./counts.mjs').Report | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
