import type { Choice } from '#domain/answers/choices.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'

/** The next longer answer. A person who does not cook is not asked to, whatever else is relaxed. */
const longer: Readonly<Record<Choice<'timeCooking'>, Choice<'timeCooking'>>> = {
  DONT_COOK: 'DONT_COOK',
  LESS_30_MINUTES: 'MORE_30_MINUTES',
  MORE_30_MINUTES: 'MORE_1_HOUR',
  MORE_1_HOUR: 'MORE_1_HOUR',
}

/**
 * Without meat and fish, pulses, grains and dairy next to no protein is left: of the two rules the one on animals holds.
 * Fish alone carries a palaeolithic week, so a pescatarian keeps both rules unless seafood is left out, too.
 */
export const contradictsPaleo = ({ diets, restrictions }: Pick<Cook, 'diets' | 'restrictions'>): boolean =>
  diets.includes('PALEO') &&
  (diets.includes('VEGAN') ||
    diets.includes('VEGETARIAN') ||
    (diets.includes('PESCATARIAN') && restrictions.includes('SEAFOOD')))

/** The rules that a week is cooked by once some have given way. Diets on animals and all restrictions stay. */
export function relaxedCook(cook: Cook, relaxed: readonly Relaxation[]): Cook {
  return {
    ...cook,
    diets: relaxed.includes('PALEO_FOR_PLANTS') ? cook.diets.filter((diet) => diet !== 'PALEO') : cook.diets,
    time: relaxed.includes('TIME') ? longer[cook.time] : cook.time,
  }
}
