import type { BalancedBody } from './balanced-body.ts'
import { type BodyState, weightOf } from './body-state.ts'
import {
  ADAPTATION_DAYS,
  ADAPTATION_SHARE,
  CARBOHYDRATE_SHARE,
  FAT_DEPOSITION,
  FAT_ENERGY,
  FAT_METABOLISM,
  FEEDING_SHARE,
  FORBES,
  GLYCOGEN_AT_START,
  GLYCOGEN_ENERGY,
  LEAN_DEPOSITION,
  LEAN_ENERGY,
  LEAN_METABOLISM,
  SODIUM_AT_BALANCE,
  SODIUM_PER_LITRE,
  SODIUM_SHED_BY_FASTING,
  SODIUM_SHED_PER_LITRE,
} from './tissue-energy.ts'

/** The same fields as a state, to be written to: the integration reuses a few of them for all of its steps. */
export type Draft = { -readonly [K in keyof BodyState]: BodyState[K] }

/**
 * How fast a state changes, per day, at an intake in kcal a day: equations 1 to 9 of the web appendix of Hall et al.,
 * Lancet 2011. Written into `rate`.
 */
export function energyFlow(body: BalancedBody, state: BodyState, intake: number, rate: Draft): void {
  const { fat, lean, glycogen, fluid, adaptation } = state
  const change = intake - body.expenditure
  const ratio = intake / body.expenditure

  // Glycogen is burnt with its square, balanced at the start (eq. 1); the flux is in kcal a day.
  const burnt = CARBOHYDRATE_SHARE * body.expenditure * (glycogen / GLYCOGEN_AT_START) ** 2
  const glycogenFlux = CARBOHYDRATE_SHARE * intake - burnt

  // Share of a stored kilocalorie that becomes lean tissue, and what storing it costs (eqs. 3 to 5).
  const leanShare = FORBES / (FORBES + fat)
  const cost = (leanShare * LEAN_DEPOSITION) / LEAN_ENERGY + ((1 - leanShare) * FAT_DEPOSITION) / FAT_ENERGY

  const spentApartFromStoring =
    body.remainder +
    FAT_METABOLISM * fat +
    LEAN_METABOLISM * lean +
    body.movement * weightOf(state) +
    FEEDING_SHARE * change +
    adaptation
  const spent = (spentApartFromStoring + (intake - glycogenFlux) * cost) / (1 + cost)
  const stored = intake - spent - glycogenFlux

  rate.fat = ((1 - leanShare) * stored) / FAT_ENERGY
  rate.lean = (leanShare * stored) / LEAN_ENERGY
  rate.glycogen = glycogenFlux / GLYCOGEN_ENERGY
  rate.fluid =
    (SODIUM_AT_BALANCE * (ratio - 1) - SODIUM_SHED_PER_LITRE * fluid - SODIUM_SHED_BY_FASTING * (1 - ratio)) /
    SODIUM_PER_LITRE
  rate.adaptation = (ADAPTATION_SHARE * change - adaptation) / ADAPTATION_DAYS
}
