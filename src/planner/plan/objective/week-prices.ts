import type { Variety } from '#domain/household/variety.ts'
import { cookingsOfMain, mealsPerCooking } from '#planner/week/cookings.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'

/**
 * How often a dish may be cooked in a week for each kind of meal, and come as a snack or a side anywhere; and how many meals a
 * cooking may be for.
 */
export type RepeatLimits = {
  readonly dinner: number
  readonly lunch: number
  readonly breakfast: number
  readonly snack: number
  readonly mealsPerCooking: number
}

type Times = Omit<RepeatLimits, 'mealsPerCooking'>

const mains = { dinner: cookingsOfMain.DINNER, lunch: cookingsOfMain.LUNCH } as const
const usual = {
  NEW: { ...mains, breakfast: 3, snack: 2 },
  BALANCED: { ...mains, breakfast: 5, snack: 4 },
  SIMPLE: { ...mains, breakfast: 7, snack: 7 },
} as const satisfies Record<Variety, Times>
const relaxed: Times = { dinner: 2, lunch: 4, breakfast: 4, snack: 4 }

export function repeatLimits(variety: Variety, relaxations: readonly Relaxation[]): RepeatLimits {
  const meals = { mealsPerCooking: mealsPerCooking[variety] }
  const { breakfast, snack } = usual[variety]
  if (!relaxations.includes('REPEATS')) return { ...mains, breakfast, snack, ...meals }
  const most = { breakfast: Math.max(breakfast, relaxed.breakfast), snack: Math.max(snack, relaxed.snack) }
  return { ...relaxed, ...most, ...meals }
}

/**
 * The prices of the terms of the objective. For scale: a dish costs 1 minus its score, from about -1.5 for a favourite
 * that fits every wish to about 2 for one that was eaten recently.
 */
const prices = {
  mainAgain: 1.4,
  otherAgain: 0.2,
  cooking: 0,
  minute: 0,
  leftOver: 0,
  late: 0.15,
  good: 0.19,
  /** Each good of a dish when it is chosen among many for the search; the search knows what others of the week share. */
  goodOfDish: 0,
  /** Added to `good` for a food similar to another that is bought or at home. */
  alike: 0.12,
  unusedPack: 0.1,
  unusedKilo: 0.2,
  spoils: 0.3,
  plantLacking: 0.5,
  /** Each food of a dish that is not in season. */
  outOfSeason: 0.4,
  cuisineLacking: 0.8,
  monotony: 0.6,
  /** Each pair of dishes of a day that are too similar. */
  sameDay: 0.8,
  /** Multiplies the costs in `sidePrices`. */
  side: 1,
  /** What a week without a main that was never served costs, if one is left; multiplied by `goals`, as each wish is. */
  newDish: 0.8,
  /** Multiplies the costs of a person's wishes about the week; it follows `good`, so that a short list ends none of them. */
  goals: 3.5,
} as const satisfies Record<string, number>
export type WeekPrices = Readonly<Record<keyof typeof prices, number>>

/** What those weigh differently who do not want something new at each meal. */
const differing = {
  NEW: {},
  BALANCED: {
    otherAgain: 0.02,
    cooking: 0.4,
    minute: 0.012,
    late: 0.3,
    good: 1.47,
    goodOfDish: 0.1,
    alike: 0.9,
    unusedPack: 0.25,
    unusedKilo: 0.7,
    spoils: 0.9,
    newDish: 1.7,
    goals: 5,
  },
  SIMPLE: {
    otherAgain: 0,
    cooking: 0.9,
    minute: 0.025,
    late: 0.3,
    good: 2.1,
    goodOfDish: 0.1,
    alike: 1.2,
    unusedPack: 0.3,
    unusedKilo: 0.7,
    spoils: 0.9,
    newDish: 1.7,
    goals: 5,
  },
} as const satisfies Record<Variety, Partial<WeekPrices>>

export const weekPrices = (variety: Variety): WeekPrices => ({ ...prices, ...differing[variety] })
