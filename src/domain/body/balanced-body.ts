import { type ActivityLevel, type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { bodyFat } from './body-fat.ts'
import type { BodyState } from './body-state.ts'
import type { Physique } from './physique.ts'
import { restingEnergy } from './resting-energy.ts'
import { FAT_METABOLISM, FEEDING_SHARE, GLYCOGEN_AT_START, LEAN_METABOLISM } from './tissue-energy.ts'

/** A body that neither gains nor loses: where every simulation starts, and the parameters that stay with the person. */
export type BalancedBody = {
  readonly physique: Physique
  readonly resting: KcalPerDay
  /** Energy spent, and eaten, in a day. */
  readonly expenditure: KcalPerDay
  /** Cost of moving a kilogram of body mass through the day, kcal/kg. */
  readonly movement: number
  /** The part of the expenditure that neither mass nor food explains, kcal a day. */
  readonly remainder: number
  readonly start: BodyState
}

/** Initial conditions of the model (Hall et al., Lancet 2011, web appendix): energy balance at the present weight. */
export function balancedBody(physique: Physique, activity: ActivityLevel): BalancedBody {
  const { weight } = physique
  const resting = restingEnergy(physique)
  const expenditure = kcalPerDay(activity * resting)
  const fat = weight * bodyFat(physique)
  const lean = weight - fat
  const movement = (((1 - FEEDING_SHARE) * activity - 1) * resting) / weight
  return {
    physique,
    resting,
    expenditure,
    movement,
    remainder: expenditure - FAT_METABOLISM * fat - LEAN_METABOLISM * lean - movement * weight,
    start: { fat, lean, glycogen: GLYCOGEN_AT_START, fluid: 0, adaptation: 0 },
  }
}
