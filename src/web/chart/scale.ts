export type Span = readonly [from: number, to: number]

/** Maps one span onto another; the first one must not be empty. */
export function linearScale([low, high]: Span, [from, to]: Span): (value: number) => number {
  return (value) => from + ((value - low) / (high - low)) * (to - from)
}

const FACTORS = [1, 2, 5, 10, 20] as const

/** Round values within a span, at most `most` of them: multiples of 1, 2 or 5 times a power of ten. */
export function roundTicks([low, high]: Span, most: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / most))
  const within = (step: number) => {
    const first = Math.ceil(low / step)
    // Multiplied and rounded, so that three steps of 0.1 are 0.3 and not 0.30000000000000004.
    return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) =>
      Number(((first + place) * step).toPrecision(12)),
    )
  }
  return FACTORS.map((factor) => within(factor * power)).find((ticks) => ticks.length <= most) ?? []
}
