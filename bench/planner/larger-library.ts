import type { Recipe } from '#planner/recipe.ts'

/** Extra share of every ingredient in each further copy, so that no two copies have the same figures. */
const MORE = 0.01

/** A library several times as large: copies of every recipe under different names, each a little larger. */
export function largerLibrary(library: readonly Recipe[], times: number): readonly Recipe[] {
  return Array.from({ length: times }, (_, copy) =>
    library.map((recipe) => ({
      ...recipe,
      id: copy === 0 ? recipe.id : `${recipe.id}-${copy}`,
      ingredients: recipe.ingredients.map((line) => ({ ...line, g: line.g * (1 + MORE * copy) })),
    })),
  ).flat()
}
