import { type IngredientId, ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import type { Line, Recipe } from '#planner/recipe.ts'
import { rulesOut } from './banned-food.ts'
import { type Rule, refusal } from './food-rules.ts'

/** An ingredient of a serving with its grams; 0 for a garnish, which does not count. */
export type Helping = { readonly id: IngredientId; readonly grams: number }

/** One serving for a person with rules, and the foods in it that the person must not get. */
export type Serving = {
  readonly helpings: readonly Helping[]
  readonly unknown: readonly string[]
  readonly forbidden: readonly { readonly ingredient: IngredientId; readonly rule: Rule }[]
  /** Per serving, in kcal, grams, grams and milligrams. */
  readonly energy: number
  readonly protein: number
  readonly fibre: number
  readonly sodium: number
}

const refusalOf = (id: IngredientId, rules: readonly Rule[]) => refusal(ingredient(id), rules)

function helping(line: Line, as: { readonly id: IngredientId; readonly g: number }, servings: number): Helping {
  return { id: as.id, grams: line.optional === true ? 0 : (as.g * (line.retained ?? 1)) / servings }
}

/** Whether eggs of a recipe are not cooked through. */
export const isSoft = ({ steps }: Recipe): boolean => steps.some(({ softEggs }) => softEggs === true)

/** What is served for a line: the line itself, its first suitable swap, or nothing. */
function served(
  line: Line & { readonly id: IngredientId },
  rules: readonly Rule[],
  isBanned: (id: IngredientId) => boolean,
): Line | NonNullable<Line['swaps']>[number] | undefined {
  const suits = (id: IngredientId) => refusalOf(id, rules) === null && !isBanned(id)
  return suits(line.id) ? line : line.swaps?.find(({ id }) => isIngredientId(id) && suits(id))
}

/**
 * Computes a serving only from the grams and flags of its ingredients. A line that neither suits nor has a suitable
 * swap stays and is listed in `forbidden`; a garnish is left out instead. Ingredients missing from the food tables are
 * always listed in `unknown`. A swap stands in for a banned food too; without one the food stays among the helpings.
 */
export function servingOf(recipe: Recipe, rules: readonly Rule[], bans: readonly string[] = []): Serving {
  const { ingredients, servings } = recipe
  const isBanned = (id: IngredientId) => bans.some((ban) => rulesOut(ban, ingredient(id), isSoft(recipe)))
  const helpings: Helping[] = []
  const unknown: string[] = []
  const forbidden: Serving['forbidden'][number][] = []
  for (const line of ingredients) {
    if (!isIngredientId(line.id)) {
      unknown.push(line.id)
      continue
    }
    const found = served(line, rules, isBanned)
    const rule = refusalOf(line.id, rules)
    if (found !== undefined) helpings.push(helping(line, found, servings))
    else if (line.optional !== true) {
      if (rule !== null) forbidden.push({ ingredient: line.id, rule })
      helpings.push(helping(line, line, servings))
    }
  }
  const sum = (nutrient: 'kcal' | 'protein' | 'fibre' | 'sodium') =>
    helpings.reduce((total, { id, grams }) => total + (grams / 100) * (ingredient(id).per100g[nutrient] ?? 0), 0)
  return {
    helpings,
    unknown,
    forbidden,
    energy: sum('kcal'),
    protein: sum('protein'),
    fibre: sum('fibre'),
    sodium: sum('sodium'),
  }
}
