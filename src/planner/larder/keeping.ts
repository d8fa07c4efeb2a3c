import type { IngredientId } from '#planner/foods/ingredients.ts'
import { frozenForDays, keptForDays } from './keeping-days.ts'

/** How long a food keeps from the day of the shopping, in days. */
export type Keeping = {
  /** In the fridge, or beside it for bread, fruit and dry goods. */
  readonly fridgeDays: number
  /** In a freezer; 0 for what is usually not frozen. */
  readonly freezerDays: number
}

/** What no list names is dry, tinned or bottled. */
const LONG = 365
/** A food that keeps for longer than this is not fresh food: it may wait for another week without thought. */
const FRESH_DAYS = 21

const byFood = (lists: { readonly [days: number]: readonly IngredientId[] }): ReadonlyMap<IngredientId, number> =>
  new Map(Object.entries(lists).flatMap(([days, foods]) => foods.map((food) => [food, Number(days)] as const)))

const fridge = byFood(keptForDays)
const freezer = byFood(frozenForDays)

export const keepingOf = (food: IngredientId): Keeping => ({
  fridgeDays: fridge.get(food) ?? LONG,
  freezerDays: freezer.get(food) ?? 0,
})

/** The days for which a food can be used at all: those in a freezer, if it is usually frozen. */
export const usableDays = (food: IngredientId): number => {
  const { fridgeDays, freezerDays } = keepingOf(food)
  return Math.max(fridgeDays, freezerDays)
}

/** Meat and fish, by the days that they keep in a freezer. */
const MEAT_AND_FISH: ReadonlySet<string> = new Set(frozenForDays[90])

/** Whether meat or fish has to be in the freezer to be cooked so many days after it was bought. */
export const isFrozenBy = (food: IngredientId, days: number): boolean =>
  MEAT_AND_FISH.has(food) && days > keepingOf(food).fridgeDays

/**
 * The days for which what is left of a food may be counted on. Only what a later day of the week needs is said to be frozen,
 * so what is left of meat and fish counts for their days in the fridge only: raw mince of last week must not be taken off a
 * list.
 */
export const countedDays = (food: IngredientId): number =>
  MEAT_AND_FISH.has(food) ? keepingOf(food).fridgeDays : usableDays(food)

/** Whether a food spoils within three weeks unless it is frozen. */
export const isFresh = (food: IngredientId): boolean => keepingOf(food).fridgeDays <= FRESH_DAYS
