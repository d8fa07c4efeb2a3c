import { bodyOf } from '#domain/body/people.example.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { type Falsify, logOf } from './changing-bodies.fixture.ts'
import { everyDay, historyWith, weighed, woman } from './histories.example.ts'
import type { Reading, WeighingHistory } from './weighing-history.ts'

const man = bodyOf('MALE', 52, 181, 96, 1.6)
const older = bodyOf('FEMALE', 61, 159, 71, 1.45)
const everyThird = (day: number): boolean => day % 3 === 0
const moved = (readings: readonly Reading[], from: number, by: number): readonly Reading[] =>
  readings.map((one) => (one.day >= from ? { ...one, weight: kg(one.weight + by) } : one))
const sixMore: Falsify = (weight, _, index) => (index % 2 === 1 ? weight + 6 : weight)
const tall = { sex: 'FEMALE', weight: 130, height: 182, speed: 0 } as const

/** Logs of all kinds that the filter tells apart. */
export const recordedLogs: Readonly<Record<string, WeighingHistory>> = {
  'nothing logged': historyWith(40),
  'a woman who eats more than planned': historyWith(60, { readings: weighed(woman, 220, everyDay, 60) }),
  'a man who travels, and gets new scales': historyWith(70, {
    body: man,
    weekday: 5,
    readings: moved(weighed(man, -150, everyThird, 70), 40, 1.1),
    events: [
      { kind: 'AWAY', from: days(20), to: days(27) },
      { kind: 'NEW_SCALE', on: days(40) },
    ],
  }),
  'an older woman with a long pause, another stage and a fresh start': historyWith(110, {
    body: older,
    weekday: 0,
    stages: [
      { fromDay: days(0), intake: kcalPerDay(1500) },
      { fromDay: days(80), intake: kcalPerDay(1650) },
    ],
    readings: weighed(older, -200, (day) => day % 4 === 1, 110),
    events: [
      { kind: 'PAUSED', from: days(14), to: days(60) },
      { kind: 'RESET', on: days(90) },
    ],
  }),
  'a short illness, and readings from before the plan': historyWith(35, {
    readings: [
      ...[-95, -40, -21, -7].map((day) => ({ day: days(day), weight: kg(80.4 + day / 50) })),
      ...weighed(woman, 0, everyThird, 35),
    ],
    events: [{ kind: 'ILLNESS_WITH_FEVER', from: days(10), to: days(15) }],
  }),
  'a start that was five kilograms more than answered': historyWith(42, {
    readings: moved(weighed(woman, 0, everyDay, 42), 0, 5),
  }),
  'slips: another unit, a stranger, and one that was confirmed': historyWith(50, {
    readings: weighed(woman, 0, everyDay, 50).map((one) => {
      if (one.day === 20) return { ...one, weight: kg(one.weight * 2.2046) }
      if (one.day === 30) return { ...one, weight: kg(61) }
      return one.day === 33 ? { ...one, weight: kg(one.weight + 3), confirmed: true } : one
    }),
  }),
  'two people by turns each day': logOf(tall, 1, sixMore),
  'two people by turns each week': logOf(tall, 7, sixMore),
  'a body that loses three per cent a week': logOf({ sex: 'MALE', weight: 85, height: 175, speed: -3 }, 1),
}
