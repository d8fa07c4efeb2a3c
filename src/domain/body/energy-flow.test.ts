import { expect, test } from 'vitest'
import { weightOf } from './balanced-body.ts'
import { man95 } from './people.example.ts'
import { type Draft, energyFlow } from './weight-model.ts'

const kcal = (kilojoule: number) => kilojoule / 4.184

const flowAt = (state: Draft, intake: number) => {
  const rate: Draft = { fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 }
  energyFlow(man95, state, intake, rate)
  return rate
}

test('accounts for every kilocalorie at every moment', () => {
  const states = [
    man95.start,
    { ...man95.start, glycogen: 0.3, fluid: -0.7, adaptation: -60 },
    { fat: 18, lean: 62, glycogen: 0.62, fluid: 0.4, adaptation: 25 },
  ]
  for (const state of states) {
    for (const intake of [0, 1500, 2500, 4000]) {
      const rate = flowAt(state, intake)
      const spent =
        man95.remainder +
        kcal(13) * state.fat +
        kcal(92) * state.lean +
        man95.movement * weightOf(state) +
        0.1 * (intake - man95.expenditure) +
        state.adaptation
      const layingDown = kcal(750) * rate.fat + kcal(960) * rate.lean
      const stored = kcal(39_500) * rate.fat + kcal(7600) * rate.lean + kcal(17_600) * rate.glycogen
      expect(intake - spent - layingDown).toBeCloseTo(stored, 8)
    }
  }
})

test('moves no tissue at balance, and lean to fat as Forbes found', () => {
  const still = flowAt(man95.start, man95.expenditure)
  for (const rate of Object.values(still)) expect(rate).toBeCloseTo(0, 10)
  const { fat, lean } = flowAt(man95.start, 1500)
  expect(lean / fat).toBeCloseTo(10.4 / man95.start.fat, 10)
})
