import type { KcalPerDay } from '#domain/units.ts'
import type { BalancedBody } from './balanced-body.ts'
import type { BodyState } from './body-state.ts'
import { type Draft, energyFlow } from './energy-flow.ts'

/**
 * Glycogen is the stiff part (rate 2 x energy / 4207 kcal per kg a day): steps of a whole day begin to swing at 4200
 * kcal and are 0.1 kg off at 5000; a quarter of a day stays within grams up to any intake that is eaten.
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

/** The state a day later at an intake: the classic fourth-order method of Runge and Kutta. */
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

/** The states of day 0 to `days` at one intake, from energy balance. */
export function simulate(body: BalancedBody, intake: KcalPerDay, days: number): readonly BodyState[] {
  let state = body.start
  const states = [state]
  for (let day = 1; day <= days; day++) {
    state = nextDay(body, state, intake)
    states.push(state)
  }
  return states
}
