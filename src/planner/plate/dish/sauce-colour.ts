import { blend } from '#planner/plate/svg/colours.ts'
import type { Dish } from './dish.ts'

/** The colour of a dish's broth or sauce, from all foods that are part of it or tint it. */
export function sauceColour({ wet }: Pick<Dish, 'wet'>, otherwise = '#c98a45'): string {
  return blend(wet.map(({ colour, grams, strength }) => [colour, grams * strength] as const)) ?? otherwise
}

/** Strength from which a seasoning colours even a cream: cocoa, turmeric, matcha. */
const TELLING = 14

/** The colour of a creamy dish: like a sauce, but without the dark seasonings that are stirred in last. */
export function creamColour({ wet, parts }: Dish, otherwise = '#f6ecd6'): string {
  const creams = parts
    .filter(({ role }) => role === 'CREAM')
    .map(({ style, grams }) => [style.base, grams * 0.7] as const)
  const flowing = wet
    .filter(({ flows, strength }) => flows || strength >= TELLING)
    .map(({ colour, grams, strength }) => [colour, grams * strength] as const)
  return blend([...flowing, ...creams]) ?? otherwise
}
