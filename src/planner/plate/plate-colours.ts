import type { Recipe } from '#planner/recipe.ts'
import { settingOf } from './table-setting/setting.ts'

/** The two colours of a recipe's table, to be shown while its picture is on its way. */
export function plateColours(recipe: Pick<Recipe, 'id' | 'cuisine'>): {
  readonly table: string
  readonly accent: string
} {
  const { table, accent } = settingOf(recipe)
  return { table, accent }
}
