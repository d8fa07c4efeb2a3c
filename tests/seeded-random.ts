/** A repeatable source of random numbers from 0 up to but not including 1. */
export type Random = () => number

/** The mulberry32 generator: small, uniform enough for tests, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random choices that are the same for the same seed, so that a run can be repeated. */
export type Chance = {
  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number
  pick<T>(options: readonly [T, ...T[]]): T
}

export function chanceFrom(seed: number): Chance {
  const next = seeded(seed)
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return { between, pick: (options) => options[between(0, options.length - 1)] ?? options[0] }
}
