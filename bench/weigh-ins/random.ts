import { chanceFrom } from '../../tests/seeded-random.ts'

/** Random quantities that are the same for the same seed. */
export type Random = {
  /** From 0 up to but not including 1. */
  share(): number
  normal(mean: number, sd: number): number
  between(low: number, high: number): number
  chance(of: number): boolean
}

const STEPS = 2 ** 30

export function randomFrom(seed: number): Random {
  const source = chanceFrom(seed)
  const share = (): number => source.between(0, STEPS - 1) / STEPS
  // The Box-Muller transform.
  const normal = (mean: number, sd: number): number =>
    mean + sd * Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return { share, normal, between: (low, high) => low + (high - low) * share(), chance: (of) => share() < of }
}
