/** Where a product of factors is closed: any factor fits above it before a double overflows. */
const LARGE = 1e280

/**
 * The logarithm of f (f + 1) ... (f + n - 1), for 0 < f < 1e20 and a whole n >= 0. As many factors as fit a double are
 * multiplied before a logarithm is taken, which is twenty times as fast as one of each. Their sum has Neumaier's compensation: over
 * 400,000 factors a plain one is off by more than the differences that are formed of it may be.
 */
export function logRisingProduct(f: number, n: number): number {
  let sum = 0
  let lost = 0
  let product = 1
  for (let i = 0; i < n; i++) {
    product *= f + i
    if (product < LARGE && i < n - 1) continue
    const term = Math.log(product)
    const next = sum + term
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum
    sum = next
    product = 1
  }
  return sum + lost
}
