import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from './shopping-lines.ts'

type Whole = {
  readonly whole: IngredientId
  /** Edible grams of one. */
  readonly g: number
  /** What one yields of each part at the same time, in grams. */
  readonly parts: readonly (readonly [IngredientId, number])[]
}

/** Foods bought for their parts: one lemon gives juice and zest, one egg a white and a yolk. */
const wholes: readonly Whole[] = [
  {
    whole: 'lemon',
    g: 58,
    parts: [
      ['lemon-juice', 48],
      ['lemon-zest', 6],
    ],
  },
  { whole: 'lime', g: 67, parts: [['lime-juice', 44]] },
  {
    whole: 'orange',
    g: 140,
    parts: [
      ['orange-juice', 86],
      ['orange-zest', 6],
    ],
  },
  {
    whole: 'egg',
    g: 50,
    parts: [
      ['egg-white', 33],
      ['egg-yolk', 17],
    ],
  },
]

const wholeOf = new Map<IngredientId, IngredientId>(
  wholes.flatMap(({ whole, parts }) => parts.map(([part]) => [part, whole] as const)),
)
/** The food that is bought for an ingredient: the fruit for its juice. */
export const boughtAs = (id: IngredientId): IngredientId => wholeOf.get(id) ?? id

/** Grams of the whole food to buy for so many grams of an ingredient, if nothing else needs its other parts. */
export function wholeGrams(id: IngredientId, grams: number): number {
  const whole = wholes.find(({ parts }) => parts.some(([part]) => part === id))
  const yielded = whole?.parts.find(([part]) => part === id)?.[1]
  return whole === undefined || yielded === undefined ? grams : (grams * whole.g) / yielded
}

/** Replaces parts by the whole foods to buy: as many as the most demanding part needs. */
export function boughtWhole(needs: readonly Need[]): readonly Need[] {
  const total = (id: IngredientId) => needs.reduce((sum, need) => (need.id === id ? sum + need.g : sum), 0)
  const forParts = wholes.map(({ whole, g, parts }) => ({
    id: whole,
    g: g * Math.max(...parts.map(([part, each]) => total(part) / each)),
  }))
  return [...needs.filter(({ id }) => !wholeOf.has(id)), ...forParts.filter(({ g }) => g > 0)]
}
