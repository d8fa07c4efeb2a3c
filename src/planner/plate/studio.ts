import { type Random, seededRandom } from '#planner/plan/seeded-random.ts'
import type { Dish, Part, Wet } from './dish/dish.ts'
import { forms } from './forms/forms.ts'
import type { Easel } from './ink/easel.ts'
import type { Spot } from './ink/scatter.ts'
import type { Pieces } from './looks/look.ts'
import type { Setting } from './table/setting.ts'

/** What every scene works with. */
export type Studio = {
  readonly easel: Easel
  readonly dish: Dish
  readonly setting: Setting
  /** The random numbers of one purpose: another food does not shift them. */
  readonly chance: (purpose: string) => Random
  /** How many of the pieces are drawn, 0 to 1: a dish of many small things is simplified. */
  readonly density: number
}

export const chanceOf =
  (recipeId: string) =>
  (purpose: string): Random =>
    seededRandom(`${recipeId} ${purpose}`)

/** How many pieces a part's grams make, between bounds. `zoom` is the size of the pieces against their own. */
export function countOf({ look, grams }: Part, zoom = 1, most = 200): number {
  const { grams: each } = forms[look.form]
  return Math.max(1, Math.min(most, Math.round(grams / (each * look.scale ** 2 * zoom ** 2))))
}

export const tagged = (id: string, markup: string): string => `<g data-food="${id}">${markup}</g>`

/** One group within another for every food that has become one thing. */
export const merged = (foods: readonly (Part | Wet)[], markup: string): string =>
  foods.filter(({ share }) => share >= 0.03).reduce((inner, { id }) => tagged(id, inner), markup)

/** Half the length of a part's piece. */
export const sizeOf = ({ look }: Pick<Part, 'look'>, zoom = 1): number => forms[look.form].size * look.scale * zoom

/** Draws a part's pieces at their places. */
export function drawn({ easel, chance }: Studio, part: Part, spots: readonly Spot[], zoom = 1): string {
  return tagged(part.id, bare(easel, chance(part.id), part.look, spots, zoom))
}

export function bare(easel: Easel, random: Random, look: Pieces, spots: readonly Spot[], zoom = 1): string {
  const { draw, size } = forms[look.form]
  return draw({ easel, random, paints: look, size: size * look.scale * zoom }, spots)
}
