/**
 * The logarithm of f (f + 1) ... (f + n - 1), for f > 0 and a whole n >= 0. Summed with Neumaier's compensation: over
 * 400,000 terms a plain sum is off by 2e-8, which is more than the differences that are formed of it may be.
 */
export function logRisingProduct(f: number, n: number): number {
  let sum = 0
  let lost = 0
  for (let i = 0; i < n; i++) {
    const term = Math.log(f + i)
    const next = sum + term
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum
    sum = next
  }
  return sum + lost
}
