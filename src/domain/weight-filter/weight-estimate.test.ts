import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from '#domain/body/people.example.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kg, kgToPounds } from '#domain/units.ts'
import { anyHistory, everyDay, historyWith, weighed, woman } from './histories.example.ts'
import { estimateWeight } from './weight-estimate.ts'

const WEEK = 7
const estimateOf = (...of: Parameters<typeof historyWith>) => estimateWeight(historyWith(...of), days(84))
const on = ({ days: all }: ReturnType<typeof estimateWeight>, day: number) => {
  const found = all.find((estimated) => estimated.day === day)
  if (found === undefined) throw new Error(`day ${day} is not estimated`)
  return found
}

test('the same log in any order gives the same answer', () => {
  fc.assert(
    fc.property(anyHistory, fc.infiniteStream(fc.nat()), (history, numbers) => {
      const shuffled = history.readings
        .map((reading) => ({ reading, at: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ reading }) => reading)
      const asIs = estimateWeight(history, days(28))
      const other = estimateWeight({ ...history, readings: shuffled }, days(28))
      expect(other.days).toEqual(asIs.days)
      expect(other.offset).toEqual(asIs.offset)
    }),
    { numRuns: casesOf(10, 150) },
  )
})

test('for any log, every number is finite and every band has a width', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const { days: all, offset, offsetLately, formulaMaintenance, density } = estimateWeight(history, days(84))
      for (const { weight, sd } of all) {
        expect(Number.isFinite(weight)).toBe(true)
        expect(sd).toBeGreaterThan(0)
        expect(sd).toBeLessThan(60)
      }
      for (const { mean, sd } of [offset, offsetLately]) {
        expect(Number.isFinite(mean)).toBe(true)
        expect(sd).toBeGreaterThan(0)
      }
      expect(formulaMaintenance).toBeGreaterThan(0)
      expect(density).toBeGreaterThan(0)
    }),
    { numRuns: casesOf(25, 400) },
  )
})

test('readings after today are ignored, and every other one is classified once', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const past = history.readings.filter(({ day }) => day <= history.today)
      const whole = estimateWeight(history, days(0))
      expect(whole).toEqual(estimateWeight({ ...history, readings: past }, days(0)))
      expect(whole.readings).toHaveLength(past.length)
    }),
    { numRuns: casesOf(8, 100) },
  )
})

test('without readings the band is wide, and each reading narrows it', () => {
  const daily = weighed(woman, 0, everyDay, 28)
  const sds = [0, 1, 2, 29].map((count) => estimateOf(28, { readings: daily.slice(29 - count) }))
  const [none, one, two, all] = sds
  expect(none?.today.sd).toBeGreaterThan(1)
  expect(none?.offset.sd).toBeGreaterThan(260)
  expect(one?.today.sd).toBeLessThan(none?.today.sd ?? 0)
  expect(two?.today.sd).toBeLessThan(one?.today.sd ?? 0)
  expect(all?.today.sd).toBeLessThan(0.5)
  expect(two?.offset.sd).toBeGreaterThan(all?.offset.sd ?? 0)
})

test('forty readings on one day say no more than one day can', () => {
  const readings = Array.from({ length: 40 }, (_, at) => ({ day: days(20), weight: kg(79 + at / 100) }))
  const { today, offset } = estimateOf(20, { readings })
  expect(today.weight).toBeGreaterThan(78)
  expect(today.weight).toBeLessThan(80)
  expect(today.sd).toBeGreaterThan(0.3)
  expect(offset.sd).toBeGreaterThan(200)
})

test('energy eaten in addition to the plan is learnt and used in the forecast', () => {
  for (const beside of [-250, 0, 300]) {
    const lived = weighed(woman, beside, everyDay, 168)
    const estimate = estimateOf(84, { readings: lived.slice(0, 85) })
    expect(Math.abs(estimate.offsetLately.mean - beside)).toBeLessThan(90)
    const ahead = on(estimate, 140)
    expect(Math.abs(ahead.weight - (lived[140]?.weight ?? 0))).toBeLessThan(2 * ahead.sd)
  }
})

test('a forecast is less certain the further ahead it looks', () => {
  const estimate = estimateOf(42, { readings: weighed(woman, 100, everyDay, 42) })
  const sds = [42, 70, 98, 126].map((day) => on(estimate, day).sd)
  expect(sds).toEqual(sds.toSorted((a, b) => a - b))
})

test('in a gap of eight weeks the band widens', () => {
  const readings = weighed(woman, 0, (day) => day < 40 || day >= 96, 120)
  const estimate = estimateOf(120, { readings })
  expect(on(estimate, 68).sd).toBeGreaterThan(1.3 * on(estimate, 38).sd)
  const before = estimateOf(95, { readings })
  expect(before.today.sd).toBeGreaterThan(2 * on(before, 38).sd)
})

test('a week of readings of another person is recognised and changes almost nothing', () => {
  const own = weighed(woman, 100, everyDay, 70)
  const mixed = own.map((reading) =>
    reading.day >= 40 && reading.day < 47 ? { ...reading, weight: kg(reading.weight + 22) } : reading,
  )
  const without = own.filter(({ day }) => day < 40 || day >= 47)
  const estimate = estimateOf(70, { readings: mixed })
  const doubted = estimate.readings.filter(({ doubt }) => doubt !== null)
  expect(doubted.map(({ day }) => day)).toEqual([40, 41, 42, 43, 44, 45, 46])
  expect(new Set(doubted.map(({ doubt }) => doubt))).toEqual(new Set(['ANOTHER_LEVEL']))
  const clean = estimateOf(70, { readings: without })
  expect(estimate.today.weight).toBeCloseTo(clean.today.weight, 1)
  expect(Math.abs(estimate.offset.mean - clean.offset.mean)).toBeLessThan(15)
})

test('every reading of a log in pounds is doubted, and the band stays as wide as without readings', () => {
  const inPounds = weighed(woman, 0, everyDay, 40).map(({ day, weight }) => ({ day, weight: kg(kgToPounds(weight)) }))
  const { today, readings } = estimateOf(40, { readings: inPounds })
  expect(new Set(readings.map(({ doubt }) => doubt))).toEqual(new Set(['POUNDS_AS_KILOGRAMS']))
  expect(today.sd).toBeGreaterThan(1)
  expect(Math.abs(today.weight - 80)).toBeLessThan(6)
})

test('kilograms entered as pounds and a mistyped digit are found among correct readings', () => {
  const own = weighed(woman, 0, (day) => day % 3 === 0, 60)
  const readings = own.map((reading) => {
    if (reading.day === 30) return { ...reading, weight: kg(reading.weight / 2.2046) }
    if (reading.day === 45) return { ...reading, weight: kg(reading.weight + 10) }
    return reading
  })
  const doubts = estimateOf(60, { readings }).readings.filter(({ doubt }) => doubt !== null)
  expect(doubts.map(({ day, doubt }) => [day, doubt])).toEqual([
    [30, 'KILOGRAMS_AS_POUNDS'],
    [45, 'FAR_OFF'],
  ])
})

test('a confirmed reading is not doubted only because of its neighbours', () => {
  const far = { day: days(30), weight: kg(72) }
  const readings = weighed(woman, 0, (day) => day % 7 === 0 && day !== 30, 28)
  const told = [true, false].map((confirmed) => estimateOf(31, { readings: [...readings, { ...far, confirmed }] }))
  const [kept, doubted] = told.map(({ today }) => today.weight)
  expect(kept).toBeLessThan(doubted ?? 0)
})

test('a new scale changes the level and not the offset', () => {
  const readings = weighed(woman, 0, everyDay, 70).map(({ day, weight }) => ({
    day,
    weight: kg(day >= 50 ? weight + 1.5 : weight),
  }))
  const told = estimateOf(70, { readings, events: [{ kind: 'NEW_SCALE', on: days(50) }] })
  const untold = estimateOf(70, { readings })
  expect(told.offset.mean).toBeLessThan(untold.offset.mean - 40)
})

test('little is learnt while travelling, and nothing is kept after a reset', () => {
  const home = weighed(woman, 0, everyDay, 70)
  const readings = home.map(({ day, weight }) => ({
    day,
    weight: kg(day >= 56 ? weight + 0.1 * (day - 55) : weight),
  }))
  const away = estimateOf(70, { readings, events: [{ kind: 'AWAY', from: days(56), to: days(70) }] })
  const usual = estimateOf(70, { readings })
  expect(away.offset.mean).toBeLessThan(usual.offset.mean)
  const reset = estimateOf(70, { readings: home, events: [{ kind: 'RESET', on: days(68) }] })
  expect(reset.offset.sd).toBeGreaterThan(2 * usual.offset.sd)
  expect(reset.today.sd).toBeLessThan(0.8)
})

test('while no plan is followed, nothing is learnt about the offset, and the weight is expected to stay', () => {
  const home = weighed(woman, 0, everyDay, 98)
  const readings = home.map(({ day, weight }) => ({ day, weight: kg(day >= 70 ? weight + 0.1 * (day - 69) : weight) }))
  const usual = estimateOf(98, { readings })
  const until = readings.filter(({ day }) => day < 70)
  for (const kind of ['PAUSED', 'PREGNANT_OR_BREASTFEEDING'] as const) {
    const events = [{ kind, from: days(70), to: null }]
    const told = estimateOf(98, { readings, events })
    const before = estimateOf(98, { readings: until, events })
    expect(Math.abs(told.offset.mean - before.offset.mean)).toBeLessThan(80)
    expect(Math.abs(told.today.weight - (readings.at(-1)?.weight ?? 0))).toBeLessThan(1)
    expect(Math.abs(on(told, 150).weight - told.today.weight)).toBeLessThan(0.4)
    const over = estimateOf(98, { readings, events: [{ kind, from: days(40), to: days(97) }] })
    expect(over.offset.sd).toBeGreaterThan(2 * usual.offset.sd)
  }
  expect(usual.offset.mean).toBeGreaterThan(estimateOf(69, { readings }).offset.mean + 200)
})

test('a start that the readings contradict is reported as unlikely', () => {
  const readings = Array.from({ length: 30 }, (_, day) => ({ day: days(day), weight: kg(91 - 0.04 * day) }))
  expect(estimateOf(30, { readings }).isStartUnlikely).toBe(true)
  expect(estimateOf(30, { readings: weighed(woman, 0, everyDay, 30) }).isStartUnlikely).toBe(false)
})

test.each([
  [70, 90, 30],
  [70, 100, 120],
  [82, 110, 60],
])('readings that agree are believed rather than a start of %i kg instead of %i', (typed, real, today) => {
  const [answered, living] = [typed, real].map((weight) => bodyOf('FEMALE', 35, 165, weight, 1.5))
  for (const on of [everyDay, (day: number) => day % 7 === 0]) {
    const readings = weighed(living ?? woman, 0, on, today)
    const estimate = estimateOf(today, { body: answered ?? woman, readings })
    expect(estimate.isStartUnlikely).toBe(true)
    expect(estimate.readings.filter(({ doubt }) => doubt !== null)).toEqual([])
    expect(Math.abs(estimate.today.weight - (readings.at(-1)?.weight ?? 0))).toBeLessThan(1.5)
    expect(Math.abs(estimate.offset.mean)).toBeLessThan(200)
  }
})

test('if the start or the readings may be in the wrong unit, the readings are doubted until three are confirmed', () => {
  const typedPounds = bodyOf('FEMALE', 35, 165, 180, 1.5)
  const real = bodyOf('FEMALE', 35, 165, 82, 1.5)
  const readings = weighed(real, 0, everyDay, 30)
  const asked = estimateOf(30, { body: typedPounds, readings })
  expect(asked.isStartUnlikely).toBe(true)
  expect(new Set(asked.readings.map(({ doubt }) => doubt))).toEqual(new Set(['KILOGRAMS_AS_POUNDS']))
  const told = readings.map((reading, index) => ({ ...reading, confirmed: index < 3 }))
  const { today, readings: believed, isStartUnlikely } = estimateOf(30, { body: typedPounds, readings: told })
  expect(isStartUnlikely).toBe(true)
  expect(believed.filter(({ doubt }) => doubt !== null)).toEqual([])
  expect(Math.abs(today.weight - 80)).toBeLessThan(1.5)
})

test('the estimate follows a body far from its plan: twenty kilograms more in a year', () => {
  const readings = weighed(woman, 900, (day) => day % 3 === 0, 52 * WEEK)
  const last = readings.at(-1)
  const estimate = estimateOf(52 * WEEK, { readings })
  expect(last?.weight).toBeGreaterThan(90)
  expect(Math.abs(estimate.today.weight - (last?.weight ?? 0))).toBeLessThan(1)
  expect(Math.abs(estimate.offset.mean - 900)).toBeLessThan(150)
})

test('weights from before the plan determine the weight at its start', () => {
  const readings = [-20, -12, -5].map((day) => ({ day: days(day), weight: kg(82) }))
  const { days: all } = estimateOf(0, { readings })
  expect(all[0]?.day).toBe(-20)
  expect(on(estimateOf(0, { readings }), 0).weight).toBeGreaterThan(81)
})

test('readings of more than ninety days before the plan are as if they were not there', () => {
  const from = (first: number) => {
    const readings = [first, first + 2, first + 4].map((day) => ({ day: days(day), weight: kg(82) }))
    return estimateOf(0, { readings })
  }
  expect(from(-90).readings.map(({ day }) => day as number)).toEqual([-90, -88, -86])
  expect(from(-91).readings.map(({ day }) => day as number)).toEqual([-89, -87])
})

test('a faster gain than anybody can eat beside a plan makes the energy of a kilogram no other', () => {
  // Both would need more than 70 % of the expenditure beside the plan.
  const densities = [1.5, 3.5].map((aWeek) => {
    const readings = Array.from({ length: 25 }, (_, week) => ({
      ...{ day: days(WEEK * week), weight: kg(80 + aWeek * week) },
    }))
    return estimateOf(24 * WEEK, { readings }).density
  })
  const [fast = 0, faster = 0] = densities
  expect(Math.abs(faster - fast)).toBeLessThan(60)
  expect(fast).toBeLessThan(10_900)
})
