/**
 * The names of the tests that passed or failed only at their second try (only with CI=true is there one).
 * @param {import('./counts.mjs').Report | null} report
 * @returns {readonly string[]}
 */
export const retriedIn = (report) =>
  (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, meta }) => (meta?.retried === true ? [fullName] : [])),
  )

/**
 * What a run says of them before its last line; nothing where there are none.
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
export const retriedLines = (names) =>
  names.length === 0 ? [] : [`Tried twice (${names.length}):`, ...names.map((name) => `  ${name}`)]
