import type { DrawnRecipe } from '#planner/plate/recipe-as-eaten.ts'
import type { ShapeName } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import type { Line } from '#planner/recipe.ts'

/** The shape that cooking gives a food according to the title; `of` is its original shape. */
const shaped: readonly (readonly [says: RegExp, of: ShapeName, becomes: ShapeName])[] = [
  [/burger|patties|crab cakes|aloo tikki/, 'CRUMBLE', 'PATTY'],
  [/crab cakes/, 'CRAB', 'PATTY'],
  [/cauliflower rice/, 'FLORET', 'CRUMBLE'],
  [/polpette|meatballs/, 'CRUMBLE', 'MEATBALL'],
  [/kofta/, 'CRUMBLE', 'FINGER'],
  [/meatloaves/, 'CRUMBLE', 'PATTY'],
  [/purgatory|flamenca|shakshuka|english breakfast|galettes/, 'HALVED_EGG', 'FRIED_EGG'],
  [/mexicana|migas|bhurji|strapatsada|scrambled|stir-fried tomatoes|oyakodon|pad thai/, 'HALVED_EGG', 'CURD'],
  [/skewers/, 'CARVED', 'STRIP'],
  [/tacos|fajitas/, 'CARVED', 'CHUNK'],
  [/curry|saganaki|stew|hanoi/, 'FILLET', 'CHUNK'],
  [/fish tacos/, 'FILLET', 'CHUNK'],
]

/** Foods that are drawn as mash if the steps mash or crush them. */
const mashable: ReadonlySet<string> = new Set(['potato', 'sweet-potato', 'celeriac', 'parsnip', 'aubergine', 'avocado'])

/** The shape that cooking gives a food, if the title or the steps say so. */
export function cookedShapeOf(
  { steps }: DrawnRecipe,
  title: string,
  { id, prep }: Line,
  { shape }: Pieces,
): ShapeName | undefined {
  const row = shaped.find(([says, of]) => of === shape && says.test(title))
  if (row !== undefined) return row[2]
  if (prep !== undefined && /^(mashed|stoned)$/.test(prep)) return id === 'avocado' ? 'MASH' : undefined
  const isGrated = steps.some(({ text, uses }) => uses.includes(id) && /\bgrate/i.test(text))
  if (/^(peeled|scrubbed)?$/.test(prep ?? '') && isGrated && (shape === 'COIN' || shape === 'SEEDED_COIN'))
    return 'SHRED'
  const name = id.replaceAll('-', ' ')
  const isMashed = ({ text, uses }: DrawnRecipe['steps'][number]) =>
    /\b(mash|crush)/i.test(text) && (uses.includes(id) || text.toLowerCase().includes(name))
  if (mashable.has(id) && steps.some(isMashed) && !/tortilla|niçoise|hash\b|papillote|salad/.test(title)) return 'MASH'
  return undefined
}
