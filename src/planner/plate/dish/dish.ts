import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { DrawnRecipe } from '#planner/plate/recipe-as-eaten.ts'
import type { Role } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import type { DishKind } from './dish-kind.ts'

/** A food that is visible in pieces; grams of one serving. */
export type Part = {
  readonly id: IngredientId
  readonly grams: number
  /** Share of the mass of all ingredients. */
  readonly share: number
  readonly style: Pieces
  readonly role: Role
}

/** A food that is part of the broth, sauce or batter, or that only colours it. */
export type Wet = {
  readonly id: IngredientId
  readonly grams: number
  readonly share: number
  readonly colour: string
  readonly strength: number
  /** Whether it is the liquid itself, not just a colouring. */
  readonly flows: boolean
}

/** A recipe as it is drawn. */
export type Dish = {
  readonly recipe: DrawnRecipe
  readonly title: string
  readonly kind: DishKind
  /** The visible foods, the heaviest first. */
  readonly parts: readonly Part[]
  readonly wet: readonly Wet[]
}
