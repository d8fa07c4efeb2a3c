import { type Kg, kg } from '#domain/units.ts'
import { GLYCOGEN_AT_START, MASS_WITH_GLYCOGEN } from './tissue-energy.ts'

/** A body on one day of the model. Masses in kg, energy in kcal a day. */
export type BodyState = {
  readonly fat: number
  /** All that is neither fat nor a change of glycogen, its water and the extracellular fluid since the start. */
  readonly lean: number
  readonly glycogen: number
  /** Extracellular fluid gained since the start. */
  readonly fluid: number
  /** Adaptive thermogenesis: what the body spends more, or less, than its mass and food explain. */
  readonly adaptation: number
}

/** Water and glycogen gained since the start; negative where they are lost. */
export const waterOf = ({ glycogen, fluid }: BodyState): Kg =>
  kg(MASS_WITH_GLYCOGEN * (glycogen - GLYCOGEN_AT_START) + fluid)

/** What the scale shows. */
export const weightOf = (state: BodyState): Kg => kg(state.fat + state.lean + waterOf(state))
