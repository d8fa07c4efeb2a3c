import { expect, test } from 'vitest'
import { kcalPerDay } from '#domain/units.ts'
import { type BalancedBody, waterOf, weightOf } from './balanced-body.ts'
import { bodyOf, man95 } from './people.example.ts'
import { type Draft, energyFlow, nextDay, simulate } from './weight-model.ts'

const after = (body: BalancedBody, change: number, days: number, steps?: number) => {
  let state = body.start
  for (let day = 0; day < days; day++) state = nextDay(body, state, kcalPerDay(body.expenditure + change), steps)
  return state
}
const loss = (body: BalancedBody, change: number, days: number) =>
  body.physique.weight - weightOf(after(body, change, days))

test('a body in energy balance does not change', () => {
  const { start } = man95
  const later = after(man95, 0, 730)
  for (const key of ['fat', 'lean', 'glycogen', 'fluid', 'adaptation'] as const) {
    expect(later[key]).toBeCloseTo(start[key], 9)
  }
})

test.each([
  [90, 4.9],
  [180, 8.4],
  [365, 13.8],
])('with 500 kcal a day less, in %d days, a man of 95 kg loses %d kg', (days, kilos) => {
  expect(loss(man95, -500, days)).toBeCloseTo(kilos, 1)
})

test('the band agrees with the NIDDK planner: a tenth more or less of the expenditure', () => {
  const shifted = (share: number) => ({ ...man95, remainder: man95.remainder + share * man95.expenditure })
  const weights = [-0.1, 0, 0.1].map((share) => 95 - loss(shifted(share), -500, 180))
  expect(weights.map((weight) => weight.toFixed(1))).toEqual(['92.3', '86.6', '80.8'])
})

/*
 * The R package bw (INSP-RH, adult_weight(90, 1.80, 40, "male", EIchange = -500)) keeps sodium constant, so its fluid
 * loses only 0.243 kg, and it takes glycogen's flux in kg for kcal, which makes up to 0.06 kg.
 */
test.each([
  [14, 88.8111],
  [28, 88.0836],
  [364, 76.2608],
])('on day %d the model agrees with an independent program', (day, published) => {
  const state = after(bodyOf('MALE', 40, 180, 90, 1.5), -500, day)
  expect(Math.abs(weightOf(state) - state.fluid - 0.2426 - published)).toBeLessThan(0.07)
})

test('24 kcal a day are eventually about 1 kg, half of it in a year and nearly all in three', () => {
  // A man of 92 kg; 35 years and 178 cm are assumed. The appendix gives 100 kJ.
  const man = bodyOf('MALE', 35, 178, 92, 1.5)
  const change = -100 / 4.184
  expect(Math.abs(loss(man, change, 365) - 0.64)).toBeLessThan(0.015)
  expect(Math.abs(loss(man, change, 3 * 365) - 1.07)).toBeLessThan(0.03)
  expect(Math.abs(loss(man, change, 30 * 365) - 1.2)).toBeLessThan(0.05)
})

const dieters = [
  bodyOf('FEMALE', 25, 160, 70, 1.4),
  bodyOf('FEMALE', 35, 165, 80, 1.5),
  bodyOf('FEMALE', 45, 168, 95, 1.6),
  bodyOf('FEMALE', 60, 160, 75, 1.5),
  bodyOf('FEMALE', 35, 170, 110, 1.5),
  bodyOf('FEMALE', 25, 175, 90, 1.7),
  bodyOf('FEMALE', 45, 158, 65, 1.4),
  bodyOf('MALE', 25, 180, 95, 1.6),
  bodyOf('MALE', 35, 178, 90, 1.5),
  man95,
  bodyOf('MALE', 60, 172, 100, 1.5),
  bodyOf('MALE', 35, 185, 130, 1.6),
  bodyOf('MALE', 45, 175, 110, 1.4),
  bodyOf('MALE', 25, 170, 85, 1.8),
]

// Ratios of the linear rule to the model for fourteen dieters. These are fourteen others, hence the tolerances of 5 %
// and 10 %.
test.each([
  [7, 0.42, 0.35, 0.54],
  [30, 0.86, 0.75, 1.01],
  [90, 1.18, 1.02, 1.33],
  [180, 1.39, 1.27, 1.52],
  [365, 1.74, 1.63, 1.92],
  [730, 2.52, 2.06, 3.17],
])('on day %d the linear rule promises %d times the loss', (days, mean, least, most) => {
  const ratios = dieters.map((body) => {
    const deficit = 0.25 * body.expenditure
    return (deficit * days) / 7700 / loss(body, -deficit, days)
  })
  const average = ratios.reduce((sum, ratio) => sum + ratio) / ratios.length
  expect(Math.abs(average / mean - 1)).toBeLessThan(0.05)
  for (const ratio of ratios) {
    expect(ratio).toBeGreaterThan(0.9 * least)
    expect(ratio).toBeLessThan(1.1 * most)
  }
})

test('the loss of tissue agrees with the linearised model (appendix, equations 10 to 15)', () => {
  const kcal = (kilojoule: number) => kilojoule / 4.184
  for (const body of dieters) {
    const forbes = 10.4 / body.start.fat
    const shed = 0.24
    const density = kcal(40_250 + forbes * 8560) / ((1 - shed) * (1 + forbes))
    const slope = (kcal(13 + forbes * 92) / (1 + forbes) + body.movement) / (1 - shed)
    for (const share of [0.1, 0.25]) {
      const change = -share * body.expenditure
      for (const day of [30, 180, 365, 730]) {
        const linear = (-change / slope) * (1 - Math.exp((-slope * day) / density))
        const state = after(body, change, day)
        const tissue = body.physique.weight - weightOf(state) + waterOf(state)
        expect(Math.abs(tissue / linear - 1)).toBeLessThan(0.065)
      }
    }
  }
})

test('fat and lean tissue follow the curve of Forbes', () => {
  for (const body of dieters) {
    for (const state of simulate(body, kcalPerDay(0.7 * body.expenditure), 730)) {
      const lean = body.start.lean + 10.4 * Math.log(state.fat / body.start.fat)
      expect(Math.abs(state.lean - lean)).toBeLessThan(1e-6)
    }
  }
})

test('energy is conserved: what is not eaten comes from the stores, including the cost of building tissue', () => {
  const kcal = (kilojoule: number) => kilojoule / 4.184
  for (const body of dieters) {
    const intake = kcalPerDay(0.75 * body.expenditure)
    const change = intake - body.expenditure
    const states = simulate(body, intake, 365)
    let drawn = 0
    for (const [day, state] of states.entries()) {
      const spent =
        body.remainder +
        kcal(13) * state.fat +
        kcal(92) * state.lean +
        body.movement * weightOf(state) +
        0.1 * change +
        state.adaptation
      drawn += (intake - spent) * (day === 0 || day === 365 ? 0.5 : 1)
    }
    const { start } = body
    const end = states.at(-1) ?? start
    const stored =
      kcal(39_500 + 750) * (end.fat - start.fat) +
      kcal(7600 + 960) * (end.lean - start.lean) +
      kcal(17_600) * (end.glycogen - start.glycogen)
    expect(Math.abs(drawn / stored - 1)).toBeLessThan(0.001)
  }
})

test('the integration is right to grams where steps of a day are off by decagrams', () => {
  const giant = bodyOf('MALE', 25, 195, 180, 2)
  const change = 5000 - giant.expenditure
  const exact = weightOf(after(giant, change, 1, 256))
  expect(Math.abs(weightOf(after(giant, change, 1)) - exact)).toBeLessThan(0.0005)
  expect(Math.abs(weightOf(after(giant, change, 1, 1)) - exact)).toBeGreaterThan(0.05)

  const ordinary = (days: number, steps?: number) => weightOf(after(man95, -500, days, steps))
  expect(Math.abs(ordinary(1, 1) - ordinary(1, 256))).toBeLessThan(0.02)
  expect(Math.abs(ordinary(7, 1) - ordinary(7, 256))).toBeLessThan(0.0003)
  expect(Math.abs(ordinary(7) - ordinary(7, 256))).toBeLessThan(1e-6)
})

test('a body loses 0.2 to 1.7 kg of water and glycogen in two weeks, about half of its loss by then', () => {
  for (const body of dieters) {
    const state = after(body, -0.25 * body.expenditure, 14)
    const water = -waterOf(state)
    expect(water).toBeGreaterThan(0.2)
    expect(water).toBeLessThan(1.7)
    const share = water / (body.physique.weight - weightOf(state))
    expect(share).toBeGreaterThan(0.35)
    expect(share).toBeLessThan(0.6)
  }
})

const kcal = (kilojoule: number) => kilojoule / 4.184

const flowAt = (state: Draft, intake: number) => {
  const rate: Draft = { fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 }
  energyFlow(man95, state, intake, rate)
  return rate
}

test('every kilocalorie is accounted for at every moment', () => {
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

test('tissue does not change at balance, and otherwise changes in the ratio of lean to fat that Forbes found', () => {
  const still = flowAt(man95.start, man95.expenditure)
  for (const rate of Object.values(still)) expect(rate).toBeCloseTo(0, 10)
  const { fat, lean } = flowAt(man95.start, 1500)
  expect(lean / fat).toBeCloseTo(10.4 / man95.start.fat, 10)
})
