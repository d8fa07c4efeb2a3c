import type { Relaxation, WeekRequest } from '#planner/week/week-plan.ts'
import { amountText } from './numbers.ts'

type Asked = Pick<WeekRequest, 'cook' | 'targets'>

const animalRule = ({ cook: { diets } }: Asked): string => {
  if (diets.includes('VEGAN')) return 'vegan'
  return diets.includes('VEGETARIAN') ? 'vegetarian' : 'pescatarian'
}

/** What gave way in a week, a sentence for each, after what was asked for. */
export const relaxationSentences = {
  PALEO_FOR_PLANTS: (asked) =>
    `Paleo and ${animalRule(asked)} together leave too few dishes. This week stays ${animalRule(asked)} and lets in beans, grains and other foods that paleo leaves out.`,
  REPEATS: () =>
    'A few dishes, snacks or sides come more often than usual, because not many fit everything you asked for.',
  PROTEIN: ({ targets }) =>
    `Some days stay more than ${amountText(5, '%')} under your protein target of ${amountText(targets.protein, 'g')}. The rest of the plan is as you asked.`,
  ENERGY_BAND: ({ targets }) =>
    `Some days are a little further from your ${amountText(targets.energy, 'kcal')} than usual, by up to ${amountText(8, '%')}.`,
  TIME: () =>
    'Some meals take longer than you asked for, sides included. With your other wishes there was nothing quicker.',
} as const satisfies Record<Relaxation, (asked: Asked) => string>
