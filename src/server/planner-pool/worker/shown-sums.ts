/**
 * Numbers rounded so that what is shown adds up: their sum is the rounded sum. Each is rounded down first; the units
 * that are then missing go to the largest remainders, of equal ones to the first. So each is off by less than 1.
 * @param exact finite numbers
 */
export function shownSums(exact: readonly number[]): readonly number[] {
  const whole = exact.map(Math.floor)
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const missing = Math.round(sum(exact)) - sum(whole)
  const remainder = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0)
  const raised = new Set(
    [...exact.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, Math.max(0, missing)),
  )
  return whole.map((value, at) => value + (raised.has(at) ? 1 : 0))
}
