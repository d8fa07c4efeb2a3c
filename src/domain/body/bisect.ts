/**
 * Narrows down the point where a condition stops holding, between `low`, where it holds, and `high`, where it does not,
 * to a bracket no wider than `width`. The condition holds at the returned `low` and fails at the returned `high`.
 */
export function bisect(low: number, high: number, width: number, holds: (value: number) => boolean) {
  let [holding, failing] = [low, high]
  while (failing - holding > width) {
    const middle = (holding + failing) / 2
    if (holds(middle)) holding = middle
    else failing = middle
  }
  return { low: holding, high: failing }
}
