/** Random numbers that come out the same for the same seed (mulberry32), so that a run can be repeated. */
export type Chance = {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(options: readonly [T, ...T[]]): T
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return { between, pick: (options) => options[between(0, options.length - 1)] ?? options[0] }
}
