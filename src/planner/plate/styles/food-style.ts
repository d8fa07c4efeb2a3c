import type { ShapeName } from '#planner/plate/shapes/shapes.ts'
import { lit, shaded } from '#planner/plate/svg/colours.ts'

/** The style of a food that is drawn in pieces. */
export type Pieces = {
  readonly seen: 'PIECES'
  readonly shape: ShapeName
  readonly base: string
  /** Skin, crust or edge. */
  readonly rim: string
  /** Heart or highlight. */
  readonly core: string
  /** Factor of the shape's usual size. */
  readonly scale: number
}

/** What a food looks like in a dish. */
export type FoodStyle =
  | Pieces
  /** Part of the broth, sauce or batter, to which it gives colour; `strength` weights its grams. */
  | { readonly seen: 'LIQUID'; readonly colour: string; readonly strength: number }
  /** Not visible itself, but may colour the liquid. */
  | { readonly seen: 'HIDDEN'; readonly colour: string; readonly strength: number }

export function pieces(
  shape: ShapeName,
  base: string,
  rim: string = shaded(base, 0.25),
  core: string = lit(base, 0.35),
  scale = 1,
): Pieces {
  return { seen: 'PIECES', shape, base, rim, core, scale }
}

export const liquid = (colour: string, strength = 1): FoodStyle => ({ seen: 'LIQUID', colour, strength })
export const tint = (colour: string, strength: number): FoodStyle => ({ seen: 'HIDDEN', colour, strength })
export const hidden: FoodStyle = tint('#ffffff', 0)
