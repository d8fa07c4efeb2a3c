import {
  type ActivityLevel,
  bmiOf,
  type Fraction,
  fraction,
  type KcalPerDay,
  type Kg,
  kcalPerDay,
  kg,
} from '#domain/units.ts'
import { type Physique, restingEnergy } from './resting-energy.ts'
import {
  FAT_METABOLISM,
  FEEDING_SHARE,
  GLYCOGEN_AT_START,
  LEAN_METABOLISM,
  MASS_WITH_GLYCOGEN,
} from './tissue-energy.ts'

/** A body on one day of the model. Masses in kg, energy in kcal a day. */
export type BodyState = {
  readonly fat: number
  /** Everything except fat and what has changed since the start: glycogen with its water, and extracellular fluid. */
  readonly lean: number
  readonly glycogen: number
  /** Extracellular fluid gained since the start. */
  readonly fluid: number
  /** Adaptive thermogenesis: expenditure above or below what mass and food explain. */
  readonly adaptation: number
}

/** Water and glycogen gained since the start; negative if lost. */
export const waterOf = ({ glycogen, fluid }: BodyState): Kg =>
  kg(MASS_WITH_GLYCOGEN * (glycogen - GLYCOGEN_AT_START) + fluid)

/** What the scale shows. */
export const weightOf = (state: BodyState): Kg => kg(state.fat + state.lean + waterOf(state))

/**
 * Share of the body mass that is fat, 0 to 0.60, from age, sex and body mass index (Jackson et al., Int J Obes 2002;
 * 26:789-96). At very high indices the formula goes beyond its data (adults of 17 to 65 years), hence the upper bound.
 */
export function bodyFat({ sex, age, height, weight }: Physique): Fraction {
  const logBmi = Math.log(bmiOf(weight, height))
  const percent = 0.14 * age + (sex === 'MALE' ? 37.31 * logBmi - 103.94 : 39.96 * logBmi - 102.01)
  return fraction(Math.min(60, Math.max(0, percent)) / 100)
}

/**
 * A body that neither gains nor loses: the starting point of every simulation, and the parameters that stay with the
 * person.
 */
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
