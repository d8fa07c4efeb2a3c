import type { DrawnRecipe } from '#planner/plate/recipe-as-eaten.ts'
import type { Part, Wet } from './dish.ts'
import { type DishKind, kindsByTitle } from './dish-kind.ts'

/** Grams of liquid in a serving from which a dish is drawn as a stew instead of a plate with sauce. */
const STEW_FROM_GRAMS = 90
/** Strength from which a liquid sets when it is cooked: grits, polenta. */
const SETS_FROM = 5

/** Strength from which a food counts three times, as it absorbs twice its weight of water: lentils, meal. */
const SWELLS_FROM = 3

/** How a dish is served: by its title, then by its tags, then by what it is made of. */
export function chooseDishKind(
  recipe: DrawnRecipe,
  title: string,
  parts: readonly Part[],
  wet: readonly Wet[],
): DishKind {
  const row = kindsByTitle.find(([says]) => says.test(title))
  if (row !== undefined) return row[1]
  const tagged = new Set(recipe.dishTags)
  const has = (role: Part['role']) => parts.some((part) => part.role === role)
  if (tagged.has('SOUPS')) return 'SOUP'
  if (tagged.has('BURGERS')) return 'BURGER'
  if (tagged.has('TACOS')) return 'TACOS'
  if (has('PASTA') && tagged.has('PASTA')) return 'PASTA'
  if (wet.some(({ strength, flows }) => flows && strength >= SETS_FROM)) return has('MEAT') ? 'ON_MASH' : 'PORRIDGE'
  if (tagged.has('SALADS') || tagged.has('SIDE_DISHES') || tagged.has('DESSERTS')) return 'SALAD'
  const sauce = wet.reduce(
    (sum, { grams, flows, strength }) => sum + (flows ? grams * (strength >= SWELLS_FROM ? 3 : 1) : 0),
    0,
  )
  const base = has('STARCH') || has('PASTA')
  if (sauce >= STEW_FROM_GRAMS) return base ? 'CURRY' : 'STEW'
  if (recipe.slots.includes('BREAKFAST') && !has('MEAT') && !has('BREAD')) return 'SALAD'
  if (tagged.has('APPETIZERS') && !has('MEAT')) return 'SALAD'
  if (has('PASTA')) return 'SECTORS'
  return 'PLATED'
}
