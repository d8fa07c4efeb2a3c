import type { Choice } from '#domain/answers/choices.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'

/** The next longer answer. A person who does not cook never has to, whatever else is relaxed. */
const longer: Readonly<Record<Choice<'timeCooking'>, Choice<'timeCooking'>>> = {
  DONT_COOK: 'DONT_COOK',
  LESS_30_MINUTES: 'MORE_30_MINUTES',
  MORE_30_MINUTES: 'MORE_1_HOUR',
  MORE_1_HOUR: 'MORE_1_HOUR',
}

/**
 * Without meat and fish, and without pulses, grains and dairy, almost no protein is left, so the diet on animals is
 * kept and the palaeolithic one is relaxed. Fish is enough for a palaeolithic week: a pescatarian keeps both, unless
 * seafood is excluded as well.
 */
export const contradictsPaleo = ({ diets, restrictions }: Pick<Cook, 'diets' | 'restrictions'>): boolean =>
  diets.includes('PALEO') &&
  (diets.includes('VEGAN') ||
    diets.includes('VEGETARIAN') ||
    (diets.includes('PESCATARIAN') && restrictions.includes('SEAFOOD')))

/** The hard filters of a week after relaxations. Diets on animals and all restrictions stay. */
export function relaxedCook(cook: Cook, relaxed: readonly Relaxation[]): Cook {
  return {
    ...cook,
    diets: relaxed.includes('PALEO_FOR_PLANTS') ? cook.diets.filter((diet) => diet !== 'PALEO') : cook.diets,
    time: relaxed.includes('TIME') ? longer[cook.time] : cook.time,
  }
}
