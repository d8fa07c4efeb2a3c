import type { KcalPerDay } from '#domain/units.ts'
import { type BalancedBody, type BodyState, weightOf } from './balanced-body.ts'
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

/** A writable state: the integration reuses a few of them for all of its steps. */
export type Draft = { -readonly [K in keyof BodyState]: BodyState[K] }

/**
 * The rate of change of a state, per day, at an intake in kcal a day: equations 1 to 9 of the web appendix of Hall et
 * al., Lancet 2011. Written into `rate`.
 */
export function energyFlow(body: BalancedBody, state: BodyState, intake: number, rate: Draft): void {
  const { fat, lean, glycogen, fluid, adaptation } = state
  const change = intake - body.expenditure
  const ratio = intake / body.expenditure

  // Glycogen is burnt in proportion to its square, in balance at the start (eq. 1); the flux is in kcal a day.
  const burnt = CARBOHYDRATE_SHARE * body.expenditure * (glycogen / GLYCOGEN_AT_START) ** 2
  const glycogenFlux = CARBOHYDRATE_SHARE * intake - burnt

  // Share of a stored kilocalorie that becomes lean tissue, and the cost of storing it (eqs. 3 to 5).
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

/**
 * Glycogen is the stiff part of the equations (rate 2 x energy / 4207 kcal per kg a day): with steps of a whole day it
 * begins to oscillate at 4200 kcal and is 0.1 kg off at 5000. Steps of a quarter of a day stay within grams at any
 * realistic intake.
 */
const STEPS_A_DAY = 4

const blank = (): Draft => ({ fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 })

function move(to: Draft, from: BodyState, rate: BodyState, time: number): void {
  to.fat = from.fat + rate.fat * time
  to.lean = from.lean + rate.lean * time
  to.glycogen = from.glycogen + rate.glycogen * time
  to.fluid = from.fluid + rate.fluid * time
  to.adaptation = from.adaptation + rate.adaptation * time
}

/** The state a day later at an intake, by the classic fourth-order Runge-Kutta method. */
export function nextDay(body: BalancedBody, state: BodyState, intake: KcalPerDay, steps = STEPS_A_DAY): BodyState {
  const time = 1 / steps
  const now: Draft = { ...state }
  const next = blank()
  const probe = blank()
  const rate = blank()
  for (let step = 0; step < steps; step++) {
    energyFlow(body, now, intake, rate)
    move(next, now, rate, time / 6)
    move(probe, now, rate, time / 2)
    energyFlow(body, probe, intake, rate)
    move(next, next, rate, time / 3)
    move(probe, now, rate, time / 2)
    energyFlow(body, probe, intake, rate)
    move(next, next, rate, time / 3)
    move(probe, now, rate, time)
    energyFlow(body, probe, intake, rate)
    move(now, next, rate, time / 6)
  }
  return now
}

/** The states of days 0 to `days` at a constant intake, starting from energy balance. */
export function simulate(body: BalancedBody, intake: KcalPerDay, days: number): readonly BodyState[] {
  let state = body.start
  const states = [state]
  for (let day = 1; day <= days; day++) {
    state = nextDay(body, state, intake)
    states.push(state)
  }
  return states
}
