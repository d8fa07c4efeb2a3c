/** The logarithm of the gamma function (Lanczos, g = 7, nine terms). */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const shifted = x - 1
  const sum = terms.reduce((total, term, index) => total + term / (shifted + index + 1), 0.9999999999998099)
  const base = shifted + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

const ROUNDS = 500
const SMALL = 1e-15

/** The lower regularised incomplete gamma function as a series; converges quickly for x < a + 1. */
function gammaBySeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < ROUNDS && Math.abs(term) > Math.abs(sum) * SMALL; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a))
}

/**
 * The upper regularised incomplete gamma function as a continued fraction (Lentz); converges quickly for x >= a + 1.
 */
function gammaByFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / 1e-300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < ROUNDS; n++) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < SMALL) break
  }
  return fraction * Math.exp(-x + a * Math.log(x) - logGamma(a))
}

/** The probability of a chi-square value of at least `value`, with the given degrees of freedom. */
export function chiSquareShareAbove(value: number, degreesOfFreedom: number): number {
  if (value <= 0) return 1
  const a = degreesOfFreedom / 2
  const x = value / 2
  return x < a + 1 ? 1 - gammaBySeries(a, x) : gammaByFraction(a, x)
}
