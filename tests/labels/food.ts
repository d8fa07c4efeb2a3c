import type { Random } from '#planner/seeded-random.ts'

/** What 100 g really contain: grams, not rounded. */
export type Food = {
  readonly fat: number
  readonly saturates: number
  readonly carbohydrate: number
  readonly sugars: number
  readonly fibre: number
  readonly protein: number
  readonly salt: number
}

/** Maximum sum of the counted nutrients, in grams per 100 g. */
const MOST_GRAMS = 96

/** Kinds of packed food with the range of each nutrient, in grams per 100 g. */
const kinds: readonly {
  readonly fat: Span
  readonly carbohydrate: Span
  readonly protein: Span
  readonly fibre: Span
}[] = [
  { fat: [1, 12], carbohydrate: [55, 75], protein: [7, 14], fibre: [3, 11] },
  { fat: [18, 35], carbohydrate: [45, 60], protein: [4, 8], fibre: [1, 5] },
  { fat: [0, 4], carbohydrate: [3, 14], protein: [3, 10], fibre: [0, 0.2] },
  { fat: [20, 34], carbohydrate: [0, 2], protein: [20, 28], fibre: [0, 0.1] },
  { fat: [1, 9], carbohydrate: [8, 25], protein: [3, 12], fibre: [1, 6] },
  { fat: [45, 62], carbohydrate: [5, 20], protein: [14, 26], fibre: [5, 10] },
  { fat: [0, 1], carbohydrate: [9, 70], protein: [0, 1], fibre: [0, 2] },
  { fat: [4, 14], carbohydrate: [20, 32], protein: [6, 12], fibre: [1, 3] },
]
type Span = readonly [number, number]

const within = (random: Random, [from, to]: Span): number => from + random() * (to - from)

/** A random packed food. */
export function randomFood(random: Random): Food {
  const kind = kinds[Math.floor(random() * kinds.length)] ?? kinds[0]
  if (kind === undefined) throw new Error('There are no kinds of food.')
  const drawn = [kind.fat, kind.carbohydrate, kind.protein, kind.fibre].map((span) => within(random, span))
  // The rest is water, ash or salt.
  const scale = Math.min(1, MOST_GRAMS / drawn.reduce((sum, grams) => sum + grams, 0))
  const [fat = 0, carbohydrate = 0, protein = 0, fibre = 0] = drawn.map((grams) => grams * scale)
  return {
    fat,
    carbohydrate,
    protein,
    fibre,
    saturates: fat * within(random, [0.08, 0.6]),
    sugars: carbohydrate * within(random, [0.05, 0.95]),
    salt: within(random, [0, 1.8]),
  }
}

/** The figures of an amount of a food. */
export const amountOf = (food: Food, grams: number): Food => ({
  fat: (food.fat * grams) / 100,
  saturates: (food.saturates * grams) / 100,
  carbohydrate: (food.carbohydrate * grams) / 100,
  sugars: (food.sugars * grams) / 100,
  fibre: (food.fibre * grams) / 100,
  protein: (food.protein * grams) / 100,
  salt: (food.salt * grams) / 100,
})

export const kcalOf = ({ fat, carbohydrate, protein, fibre }: Food): number =>
  9 * fat + 4 * carbohydrate + 4 * protein + 2 * fibre
export const kJOf = ({ fat, carbohydrate, protein, fibre }: Food): number =>
  37 * fat + 17 * carbohydrate + 17 * protein + 8 * fibre
