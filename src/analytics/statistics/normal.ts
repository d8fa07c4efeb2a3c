import { chiSquareShareAbove } from './chi-square.ts'

/** Share of the standard normal distribution below `z`, computed from the chi-square distribution of z squared. */
export function normalShareBelow(z: number): number {
  const oneTail = chiSquareShareAbove(z * z, 1) / 2
  return z > 0 ? 1 - oneTail : oneTail
}

/** The z below which this share (0 to 1, both excluded) of the standard normal distribution lies. */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError('The share must lie between 0 and 1.')
  let low = -40
  let high = 40
  // The share below 40 standard deviations is 1 in double precision; 60 bisections leave an error below 1e-15.
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (normalShareBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
