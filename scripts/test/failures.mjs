import { relative } from 'node:path'

/**
 * A test that failed, at its only try or at its first.
 * @typedef {{ file: string, name: string, error: string }} Failure
 */

/** Lines of an error that are repeated at the end of a run: what was expected, and where. */
const LINES = 8

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with the control character ESC.
const COLOURS = /\u001b\[[\d;]*m/g

/**
 * The tests that failed, and the files that could not be loaded.
 * @param {import('./counts.mjs').Report | null} report null if Vitest ended without one
 * @param {string} root folder to which file names are relative
 * @returns {readonly Failure[]}
 */
export const failedIn = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, name: 'could not be loaded', error: message }]
    return assertionResults.filter((test) => test.status === 'failed').map((test) => failureOf(file, test, 'last'))
  })

/**
 * The tests that were tried twice, with the error of the first try (there is a second only with CI=true).
 * @param {import('./counts.mjs').Report | null} report
 * @param {string} root
 * @returns {readonly Failure[]}
 */
export const retriedIn = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ meta }) => meta?.retried === true)
      .map((test) => failureOf(relative(root, name), test, 'first')),
  )

/**
 * @param {string} file
 * @param {import('./counts.mjs').Result} test
 * @param {'first' | 'last'} which which error to show if the test has several
 * @returns {Failure}
 */
const failureOf = (file, { fullName, failureMessages = [] }, which) => ({
  file,
  name: fullName,
  error: failureMessages.at(which === 'first' ? 0 : -1) ?? 'No error was reported.',
})

/**
 * The lines that a run prints about failures before its last line; none if there are no failures.
 * @param {string} title
 * @param {readonly Failure[]} failures
 * @returns {readonly string[]}
 */
export const failureLines = (title, failures) =>
  failures.length === 0
    ? []
    : [
        `${title} (${failures.length}):`,
        ...failures.flatMap(({ file, name, error }) => [
          `  ${file} > ${name}`,
          ...error
            .replaceAll(COLOURS, '')
            .split('\n')
            .filter((line) => line.trim() !== '')
            .slice(0, LINES)
            .map((line) => `      ${line}`),
        ]),
      ]

/**
 * Prints what failed and what was tried twice at the very end, where a truncated log still has it.
 * @param {readonly { readonly failed: readonly Failure[], readonly retried: readonly Failure[] }[]} runs
 */
export function printFailures(runs) {
  const tried = runs.flatMap(({ retried }) => retried)
  const failed = runs.flatMap(({ failed }) => failed)
  for (const line of failureLines('Tried twice', tried)) console.log(line)
  for (const line of failureLines('Failed', failed)) console.log(line)
}
