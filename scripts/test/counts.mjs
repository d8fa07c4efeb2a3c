/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/**
 * The last line of every test run. Machines read it.
 * @param {Counts} counts
 */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * The part of Vitest's JSON report that is used.
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly FileReport[],
 * }} Report
 * @typedef {{
 *   name: string, status: string, message: string, assertionResults: readonly Result[],
 * }} FileReport `name` is the path of the file, `message` the error of a file that could not be loaded
 * @typedef {{
 *   fullName: string, status: string, failureMessages?: readonly string[],
 *   meta?: { retried?: boolean, proven?: Readonly<Record<string, number>> },
 * }} Result
 */

/**
 * Counts a run. A file that could not be loaded and an error outside any test count as failures too.
 * @param {Report | null} report null when Vitest ended without one
 * @param {boolean} exitedCleanly whether Vitest itself exited without an error
 * @returns {Counts}
 */
export function countsOf(report, exitedCleanly) {
  if (report === null) return { ...noCounts, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !exitedCleanly ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
