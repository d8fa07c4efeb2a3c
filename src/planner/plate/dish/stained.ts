import type { DrawnRecipe } from '#planner/plate/recipe-as-eaten.ts'
import { shapes } from '#planner/plate/shapes/shapes.ts'
import type { Pieces } from '#planner/plate/styles/food-style.ts'
import { brightness, isGreen, mix, vividness } from '#planner/plate/svg/colours.ts'
import type { Part } from './dish.ts'

/** Spices that colour the foods cooked with them: the colour, and the grams per serving for the full effect. */
const dyes: readonly (readonly [id: string, colour: string, full: number])[] = [
  ['turmeric', '#e8ad22', 0.7],
  ['saffron', '#f0b52e', 0.05],
  ['smoked-paprika', '#c65a2a', 2],
  ['paprika', '#d0602c', 2],
  ['cajun-seasoning', '#b5612f', 3],
]

const MOST = 0.42
/** Brightness above which a colouring is visible. */
const PALE_FROM = 0.6

/** Vividness from which a food keeps its own colour: sweetcorn, carrots. */
const VIVID_FROM = 0.45

const takesDye = ({ role, style }: Part): boolean =>
  (role === 'MEAT' || role === 'PIECE') &&
  brightness(style.base) > PALE_FROM &&
  (role === 'MEAT' || (vividness(style.base) < VIVID_FROM && !isGreen(style.base))) &&
  !/EGG|SLICE|WHEEL|DICE|SHRED|PRAWN|SEEDED|SARDINE/.test(style.shape)

/** Tints a pale food with the colour of the strong spices it is cooked with. */
export function stained({ ingredients, servings, noCook }: DrawnRecipe, part: Part): Part {
  if (noCook || !takesDye(part)) return part
  let style = part.style
  for (const [id, colour, full] of dyes) {
    const grams = (ingredients.find((line) => line.id === id)?.g ?? 0) / servings
    const share = MOST * Math.min(1, grams / full)
    if (share === 0) continue
    const { base, rim, core } = style
    style = {
      ...style,
      base: mix(base, colour, share),
      rim: mix(rim, colour, share * 0.6),
      core: mix(core, colour, share * 0.8),
    }
  }
  return { ...part, style }
}

type Browned = readonly [title: RegExp, id: RegExp, style: Pick<Pieces, 'base' | 'rim' | 'core'>]

/** Foods that are fried brown according to the title, and their colours. */
const browned: readonly Browned[] = [
  [/(dark|golden|sweet) (sweet )?onions/, /onion/, { base: '#a5622a', rim: '#74401a', core: '#d29a55' }],
  [/shallots/, /shallot/, { base: '#b9743f', rim: '#7d3f3a', core: '#e0b07c' }],
  [/crab cakes/, /crab/, { base: '#d9a055', rim: '#a86a2c', core: '#f0cc8e' }],
]

export function caramelised(title: string, part: Part): Part {
  const row = browned.find(([says, food]) => says.test(title) && food.test(part.id))
  if (row === undefined) return part
  const shape = /onion/.test(part.id) ? 'STRIP' : part.style.shape
  return { ...part, role: shapes[shape].role, style: { ...part.style, ...row[2], shape } }
}
