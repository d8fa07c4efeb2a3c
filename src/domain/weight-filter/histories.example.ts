import fc from 'fast-check'
import { type BalancedBody, weightOf } from '#domain/body/balanced-body.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { dayEvents, spanEvents } from './life-events.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'

/** A woman of 80 kg: 35 years, 165 cm, activity 1.5; she spends 2246 kcal a day. */
export const woman = bodyOf('FEMALE', 35, 165, 80, 1.5)
export const PLANNED = 1800

/** Noise that is reproducible and has no weekly rhythm, kg. */
const wobble = (day: number): number => 0.5 * Math.sin(day * 12.9898) + 0.3 * Math.cos(day * 4.1414)

/** The readings of a body that eats `beside` kcal a day in addition to 1800, on the days that `on` selects. */
export function weighed(body: BalancedBody, beside: number, on: (day: number) => boolean, lastDay: number): Reading[] {
  const readings: Reading[] = []
  let state = body.start
  for (let day = 0; day <= lastDay; day++) {
    if (on(day)) readings.push({ day: days(day), weight: kg(Math.round(10 * (weightOf(state) + wobble(day))) / 10) })
    state = nextDay(body, state, kcalPerDay(PLANNED + beside))
  }
  return readings
}

/** A history of the woman, with some fields replaced. */
export function historyWith(today: number, other: Partial<WeighingHistory> = {}): WeighingHistory {
  return {
    body: woman,
    weekday: 2,
    stages: [{ fromDay: days(0), intake: kcalPerDay(PLANNED) }],
    readings: [],
    events: [],
    today: days(today),
    ...other,
  }
}

export const everyDay = (): boolean => true

const anyBody = fc
  .record({
    sex: fc.constantFrom('FEMALE', 'MALE'),
    age: fc.constantFrom(25, 35, 45, 60),
    height: fc.integer({ min: 130, max: 230 }),
    index: fc.double({ min: 14, max: 60, noNaN: true }),
    activity: fc.double({ min: 1.4, max: 2, noNaN: true }),
  })
  .map(({ sex, age, height, index, activity }) => {
    const weight = Math.min(300, Math.max(35, index * (height / 100) ** 2))
    return bodyOf(sex, age, height, weight, activity)
  })

const anyReading = fc.record({
  day: fc.integer({ min: -30, max: 200 }).map(days),
  weight: fc.integer({ min: 300, max: 3500 }).map((tenths) => kg(tenths / 10)),
  confirmed: fc.boolean(),
})

/** Anything that may be logged, however unlikely: any body, plan, readings and events. */
export const anyHistory: fc.Arbitrary<WeighingHistory> = fc
  .record({
    body: anyBody,
    weekday: fc.integer({ min: 0, max: 6 }),
    plan: fc.array(fc.integer({ min: 1200, max: 3500 }), { minLength: 1, maxLength: 8 }),
    readings: fc.array(anyReading, { maxLength: 40 }),
    nearby: fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.double({ min: -3, max: 3, noNaN: true })), {
      maxLength: 30,
    }),
    events: fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constantFrom(...spanEvents),
          from: fc.integer({ min: 0, max: 150 }).map(days),
          to: fc.option(fc.integer({ min: 150, max: 220 }).map(days)),
        }),
        fc.record({
          kind: fc.constantFrom(...dayEvents),
          on: fc.integer({ min: 0, max: 200 }).map(days),
        }),
      ),
      { maxLength: 3 },
    ),
    today: fc.integer({ min: 0, max: 200 }).map(days),
  })
  .map(({ body, plan, readings, nearby, ...rest }) => ({
    body,
    ...rest,
    stages: plan.map((intake, index) => ({ fromDay: days(28 * index), intake: kcalPerDay(intake) })),
    readings: [
      ...readings,
      ...nearby.map(([day, off]) => ({ day: days(day), weight: kg(body.physique.weight + off) })),
    ],
  }))
