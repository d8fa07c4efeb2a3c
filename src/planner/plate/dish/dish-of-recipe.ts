import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { DrawnRecipe } from '#planner/plate/recipe-as-eaten.ts'
import { type ShapeName, shapes } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import { foodStyleOf } from '#planner/plate/styles/food-style-of.ts'
import type { Line } from '#planner/recipe.ts'
import { chooseDishKind } from './choose-dish-kind.ts'
import { cookedShapeOf } from './cooked-shape.ts'
import { cutOf } from './cuts.ts'
import type { Dish, Part, Wet } from './dish.ts'
import type { DishKind } from './dish-kind.ts'
import { caramelised, stained } from './stained.ts'

/** Titles of dishes in which eggs are visible as eggs; in others they bind, thicken or set. */
const EGGS_SEEN =
  /egg|huevos|œufs|oyakodon|kedgeree|niçoise|congee|gado|strapatsada|bhurji|migas|shakshuka|pad thai|english breakfast|galette|omelette|tortilla$/

const PULPY: ReadonlySet<FoodKind> = new Set<FoodKind>([
  'VEGETABLE',
  'POD_VEGETABLE',
  'STARCHY_ROOT',
  'PULSE',
  'PEANUT',
  'TREE_NUT',
  'FRUIT',
])

const isBlended = (recipe: DrawnRecipe, title: string): boolean =>
  /soup/.test(title) && recipe.equipment.some((each) => each === 'HAND_BLENDER' || each === 'BLENDER')

/** Whether a food is blended: pulses and vegetables in a blended soup, and everything in a smoothie. */
function isPulped(recipe: DrawnRecipe, title: string, id: IngredientId): boolean {
  if (/lassi|smoothie/.test(title)) return true
  const blend = recipe.steps.findIndex(({ text }) => /\b(blend|blitz|purée|velvet|liquidise|whizz)/i.test(text))
  if (blend < 0 || !(isBlended(recipe, title) || /palak|gazpacho|tarasca|banana breakfast|peanut soup/.test(title)))
    return false
  const first = recipe.steps.findIndex(({ uses }) => uses.includes(id))
  return PULPY.has(ingredient(id).kind) && first >= 0 && first <= blend
}

export function dishOf(recipe: DrawnRecipe): Dish {
  const title = recipe.title.toLowerCase()
  const total = recipe.ingredients.reduce((sum, { g }) => sum + g, 0)
  const parts: Part[] = []
  const wet: Wet[] = []
  for (const line of recipe.ingredients) {
    const { id, g } = line
    const style = foodStyleOf(id)
    const grams = g / recipe.servings
    const share = g / total
    const already = parts.find((part) => part.id === id)
    if (id === 'egg' && !EGGS_SEEN.test(title))
      wet.push({ id, grams, share, colour: '#f3cf6b', strength: 1, flows: true })
    else if (style.seen === 'PIECES' && isPulped(recipe, title, id))
      wet.push({ id, grams, share, colour: style.base, strength: 2.5, flows: true })
    else if (style.seen === 'PIECES') {
      if (already === undefined) parts.push(partOf(recipe, title, line, style, grams, share))
    } else
      wet.push({ id, grams, share, colour: style.colour, strength: style.strength, flows: style.seen === 'LIQUID' })
  }
  const byMass = parts.sort((a, b) => b.grams - a.grams)
  const kind = chooseDishKind(recipe, title, byMass, wet)
  const melted = byMass.filter((part) => melts(recipe, kind, part) || binds(recipe, byMass, part))
  return {
    recipe,
    title,
    kind,
    parts: byMass
      .filter((part) => !melted.includes(part))
      .map((part) => stained(recipe, caramelised(title, softened(kind, part)))),
    wet: [
      ...wet,
      ...melted.map(({ id, grams, share, style }) => ({
        id,
        grams,
        share,
        colour: style.base,
        strength: 0.2,
        flows: false,
      })),
    ],
  }
}

const AROMATIC = /^(onion|red-onion|shallot|garlic|ginger|celery|spring-onion|jalapeno|green-chilli|red-chilli)$/
const COOKED: ReadonlySet<DishKind> = new Set<DishKind>([
  'STEW',
  'CURRY',
  'SOUP',
  'PASTA',
  'MIXED_RICE',
  'PAN',
  'PAN_EGGS',
  'ON_MASH',
  'BAKE',
  'PLATED',
  'ROUND',
  'JACKET',
  'FOLDED',
])

/** Whether an aromatic food is invisible when the dish is served, because it was chopped small and cooked early. */
function melts(recipe: DrawnRecipe, kind: DishKind, { id, share }: Part): boolean {
  if (!AROMATIC.test(id) || !COOKED.has(kind) || share >= 0.1) return false
  if (id === 'garlic' || id === 'ginger') return !/garlic|ginger|ajillo/.test(recipe.title.toLowerCase())
  const line = recipe.ingredients.find((each) => each.id === id)
  const first = recipe.steps.findIndex(({ uses }) => uses.includes(id))
  return first < recipe.steps.length - 2 && /chopp|dice|grated|minced|crumbs|sand/.test(line?.prep ?? 'chopped')
}

/** Chopped onion shrinks in the pan. */
const softened = (kind: DishKind, part: Part): Part =>
  AROMATIC.test(part.id) && part.style.shape === 'DICE' && COOKED.has(kind)
    ? { ...part, style: { ...part.style, scale: part.style.scale * 0.62 } }
    : part

const SHAPED: ReadonlySet<ShapeName> = new Set<ShapeName>(['PATTY', 'MEATBALL', 'FINGER'])

/** Whether a food is kneaded into a patty, or part of the meat's marinade. */
function binds({ steps }: DrawnRecipe, parts: readonly Part[], { id, role, share, style }: Part): boolean {
  if (SHAPED.has(style.shape) || role === 'MEAT') return false
  const first = steps.find(({ uses }) => uses.includes(id))
  if (first === undefined) return false
  const mates = parts.filter((part) => part.role === 'MEAT' && first.uses.includes(part.id))
  const kneaded = share < 0.1 && mates.some((part) => SHAPED.has(part.style.shape))
  return (
    kneaded ||
    (role === 'CREAM' && style.shape === 'DOLLOP' && mates.length > 0 && first !== steps.at(-1) && share < 0.15)
  )
}

function partOf(recipe: DrawnRecipe, title: string, line: Line, style: Pieces, grams: number, share: number): Part {
  const cooked: ShapeName | undefined = cookedShapeOf(recipe, title, line, style)
  const { shape, factor } = cooked === undefined ? cutOf(style.shape, line.prep) : { shape: cooked, factor: 1 }
  // A food with another shape does not keep the scale of its original one.
  const scale = shape === style.shape ? style.scale * factor : factor
  return { id: line.id, grams, share, style: { ...style, shape, scale }, role: shapes[shape].role }
}
