import type { Preparation } from './preparations.ts'

/** A range of grams. */
export type GramsRange = { readonly low: number; readonly mid: number; readonly high: number }

/**
 * Fat from the pan or the dressing in 100 g on the plate, g. From the rows of one food with and without added fat in
 * FNDDS 2021-2023: cod is 0.5 g steamed, 2.8 grilled, 5.0 baked and 12.5 fried; vegetables cooked with fat have 2 to 4
 * more, dressed salads 5 to 12.
 */
const fatOf = {
  fried: { low: 3, mid: 6, high: 12 },
  baked: { low: 1, mid: 3, high: 5 },
  roasted: { low: 1, mid: 3, high: 5 },
  stewed: { low: 1, mid: 3, high: 5 },
  cooked: { low: 1, mid: 3, high: 5 },
  unknown: { low: 1, mid: 3, high: 5 },
  grilled: { low: 0, mid: 2, high: 4 },
  boiled: { low: 0, mid: 1.5, high: 4 },
  steamed: { low: 0, mid: 1.5, high: 4 },
  raw: { low: 2, mid: 5, high: 10 },
  ready: { low: 2, mid: 5, high: 10 },
} as const satisfies Record<Preparation, GramsRange>

/** The fat that a photo cannot show on these grams of a food, as it lies on the plate. */
export function hiddenFat(preparation: Preparation, grams: number): GramsRange {
  const { low, mid, high } = fatOf[preparation]
  const of = (share: number) => (share * grams) / 100
  return { low: of(low), mid: of(mid), high: of(high) }
}

/** Rows of FNDDS, by their eight digits, are foods as people eat them: with the fat that they are usually made with. */
export const hasFatIncluded = (food: string): boolean => /^\d{8}$/.test(food)
