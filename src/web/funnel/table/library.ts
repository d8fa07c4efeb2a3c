import { type Choice, choices } from '#domain/answers/choices.ts'
import { mostMinutes } from '#domain/answers/cooking-time.ts'
import { readerLanguage } from '#web/words/reader-language.ts'
import { libraryRows } from './library.generated.ts'

export type Dish = {
  readonly id: string
  /** Of a serving. */
  readonly kcal: number
  readonly minutes: number
}

/** What a dish must be; whatever is not named does not matter. */
export type DishQuery = {
  readonly skill?: Choice<'cookingSkill'> | undefined
  readonly time?: Choice<'timeCooking'> | undefined
  readonly diets?: readonly Choice<'typeDietPrefer'>[] | undefined
  readonly restrictions?: readonly Choice<'foodRestrictions'>[] | undefined
  /** One of these. */
  readonly cuisines?: readonly Choice<'cuisinesLike'>[] | undefined
  /** One of these. */
  readonly kinds?: readonly Choice<'mealsLike'>[] | undefined
  readonly forBox?: true
}

const NO_COOK = 1
const FOR_BOX = 2
const IN_SPANISH = 4
const EVERY_BIT = -1

/** The dishes that are written in the language of the page. */
const told = libraryRows.filter(([, , , , is]) => readerLanguage === 'en' || (is & IN_SPANISH) !== 0)

/** The rules that forbid foods. Other diets and "none" forbid nothing. */
const rules: readonly string[] = [
  ...['PALEO', 'VEGETARIAN', 'VEGAN', 'PESCATARIAN', 'LACTOSE_FREE', 'GLUTEN_FREE'],
  ...['GLUTEN', 'EGGS', 'TREE_NUTS', 'DAIRY', 'SEAFOOD'],
]

const bitsIn = (list: readonly string[], chosen: readonly string[]): number =>
  chosen.reduce((bits, each) => (list.includes(each) ? bits | (1 << list.indexOf(each)) : bits), 0)
const anyOf = (list: readonly string[], chosen: readonly string[] | undefined): number =>
  chosen === undefined || chosen.length === 0 ? EVERY_BIT : bitsIn(list, chosen)

/** The dishes that suit, with swaps if needed, in the order of the library. */
export function dishesFor(wanted: DishQuery): readonly Dish[] {
  const { skill = 'ADVANCED', time = 'MORE_1_HOUR', diets = [], restrictions = [] } = wanted
  const level = choices.cookingSkill.indexOf(skill)
  const forbidden = bitsIn(rules, [...diets, ...restrictions])
  const cuisines = anyOf(choices.cuisinesLike, wanted.cuisines)
  const kinds = anyOf(choices.mealsLike, wanted.kinds)
  const needed = (time === 'DONT_COOK' ? NO_COOK : 0) | (wanted.forBox === true ? FOR_BOX : 0)
  return told
    .filter(
      ([, , minutes, least, is, ofCuisines, ofKinds, lines]) =>
        least <= level &&
        minutes <= mostMinutes[time] &&
        (is & needed) === needed &&
        (ofCuisines & cuisines) !== 0 &&
        (kinds === EVERY_BIT || (ofKinds & kinds) !== 0) &&
        lines.every((broken) => broken.some((bits) => (bits & forbidden) === 0)),
    )
    .map(([id, kcal, minutes]) => ({ id, kcal, minutes }))
}

/** How many dishes the library has in the language of the page. */
export const libraryCount = told.length

/** A dish by its id; a name that the library does not have is a mistake of ours. */
export function dishOf(id: string): Dish {
  const row = libraryRows.find(([each]) => each === id)
  if (row === undefined) throw new RangeError(`The library has no dish ${id}.`)
  return { id, kcal: row[1], minutes: row[2] }
}
