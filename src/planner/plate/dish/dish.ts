import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Role } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { DishKind } from './dish-kind.ts'

/** A food that is seen, for one serving. */
export type Part = {
  readonly id: IngredientId
  readonly grams: number
  /** Of all that goes into the dish, by mass. */
  readonly share: number
  readonly style: Pieces
  readonly role: Role
}

/** A food that became broth, sauce or batter; or that only colours. */
export type Wet = {
  readonly id: IngredientId
  readonly grams: number
  readonly share: number
  readonly colour: string
  readonly strength: number
  /** Whether it is itself the liquid. */
  readonly flows: boolean
}

/** A recipe as it is drawn. */
export type Dish = {
  readonly recipe: Recipe
  readonly title: string
  readonly kind: DishKind
  /** What is seen piece by piece, the heaviest first. */
  readonly parts: readonly Part[]
  readonly wet: readonly Wet[]
}
