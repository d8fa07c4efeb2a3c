import type { Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'

const byId: ReadonlyMap<string, Recipe> = new Map(library.map((recipe) => [recipe.id, recipe]))

export const findRecipe = (id: string): Recipe | undefined => byId.get(id)
