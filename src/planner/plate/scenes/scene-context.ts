import type { Dish, Part, Wet } from '#planner/plate/dish/dish.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import type { Defs } from '#planner/plate/svg/defs.ts'
import type { Spot } from '#planner/plate/svg/scatter.ts'
import type { Cutlery, Setting } from '#planner/plate/table-setting/setting.ts'
import { type Random, seededRandom } from '#planner/seeded-random.ts'

/** The content of a picture, and the cutlery beside it. */
export type Scene = {
  readonly content: string
  readonly cutlery: Cutlery
  /** The scene draws its own table, seen from the side, so no napkin or seasonings are added. */
  readonly ownBackdrop?: true
}
export type SceneRenderer = (context: SceneContext) => Scene

/** The input of every scene renderer. */
export type SceneContext = {
  readonly defs: Defs
  readonly dish: Dish
  readonly setting: Setting
  /** Random numbers for one purpose, which do not change when other foods do. */
  readonly chance: (purpose: string) => Random
  /** Share of the pieces that is drawn, 0 to 1; pictures of many small pieces are simplified. */
  readonly density: number
}

export const chanceOf =
  (recipeId: string) =>
  (purpose: string): Random =>
    seededRandom(`${recipeId} ${purpose}`)

/** How many pieces a part's grams make, from 1 to `most`. `zoom` scales the pieces. */
export function countOf({ style, grams }: Part, zoom = 1, most = 200): number {
  const { grams: each } = shapes[style.shape]
  return Math.max(1, Math.min(most, Math.round(grams / (each * style.scale ** 2 * zoom ** 2))))
}

export const tagged = (id: string, markup: string): string => `<g data-food="${id}">${markup}</g>`

/** Nested groups that tag one drawing with all the foods that it consists of. */
export const merged = (foods: readonly (Part | Wet)[], markup: string): string =>
  foods.filter(({ share }) => share >= 0.03).reduce((inner, { id }) => tagged(id, inner), markup)

/** Half the length of a part's piece. */
export const sizeOf = ({ style }: Pick<Part, 'style'>, zoom = 1): number =>
  shapes[style.shape].size * style.scale * zoom

/** Draws a part's pieces at their spots. */
export function drawn({ defs, chance }: SceneContext, part: Part, spots: readonly Spot[], zoom = 1): string {
  return tagged(part.id, bare(defs, chance(part.id), part.style, spots, zoom))
}

export function bare(defs: Defs, random: Random, style: Pieces, spots: readonly Spot[], zoom = 1): string {
  const { draw, size } = shapes[style.shape]
  return draw({ defs, random, paints: style, size: size * style.scale * zoom }, spots)
}
