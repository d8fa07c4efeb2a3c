import { allIngredients } from '#planner/foods/ingredients.ts'
import type { SourceFood } from './merge-foods.ts'

/** In which form a food of the planner is weighed, in the words of the other sources. */
const formOf = {
  RAW: 'raw',
  FROZEN: 'raw',
  DRY: 'dry',
  COOKED: 'cooked',
  TINNED: 'canned',
  TINNED_DRAINED: 'canned',
  DRIED: 'dried',
} as const
const meats = new Set(['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT', 'FISH', 'CRUSTACEAN', 'MOLLUSC', 'EGG'])
const LIKELY = 5.5

/** The foods of recipes, under their own ids and names; their figures and measures stay in the planner's tables. */
export const plannerFoods = (): readonly SourceFood[] =>
  allIngredients
    .filter(({ kind }) => kind !== 'WATER')
    .map((food, at): SourceFood => {
      const { id, name, plural, state, kind, per100g } = food
      const form = state in formOf ? formOf[state as keyof typeof formOf] : undefined
      const isRawMeat = meats.has(kind) && (state === 'RAW' || state === 'FROZEN')
      return {
        id,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        forms: form === undefined ? [] : [form],
        notes: [],
        also: plural === name ? [] : [plural],
        covers: [],
        per100g: {
          energy: per100g.kcal,
          protein: per100g.protein,
          carbs: per100g.carbs,
          fat: per100g.fat,
          fibre: per100g.fibre ?? 0,
          sodium: per100g.sodium,
        },
        measures: [],
        likely: state === 'DRY' || isRawMeat ? LIKELY - 3.5 : kind === 'SPICE' ? LIKELY - 2 : LIKELY,
        order: -20000 + at,
        isBritish: true,
      }
    })
