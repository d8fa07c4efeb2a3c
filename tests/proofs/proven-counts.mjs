/**
 * What the tests of a run covered, summed by unit.
 * @param {import('../../scripts/test/counts.mjs').Report | null} report
 * @returns {ReadonlyMap<string, number>}
 */
export function provenIn(report) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { meta } of assertionResults)
      for (const [unit, count] of Object.entries(meta?.proven ?? {})) sums.set(unit, (sums.get(unit) ?? 0) + count)
  return sums
}

/**
 * @param {string} name of the proof
 * @param {ReadonlyMap<string, number>} sums
 */
export const provenLine = (name, sums) =>
  `${name.padEnd(11)} ${[...sums].map(([unit, count]) => `${count} ${unit}`).join(', ') || 'nothing'}`
