import { expect, test } from 'vitest'
import { days } from '#domain/units.ts'
import {
  forgetsFrom,
  healthEventOn,
  isDayEvent,
  isHealthEvent,
  isOffPlan,
  isOnBreak,
  isUnsettled,
  type LifeEvent,
  offPlanEvents,
  type SpanEvent,
  spanEvents,
} from './life-events.ts'

const span = (kind: SpanEvent, from: number, to: number | null): LifeEvent => ({
  ...{ kind, from: days(from), to: to === null ? null : days(to) },
})
const onDays = (is: (day: number) => boolean, ...asked: readonly number[]) => asked.map(is)
const newScale: LifeEvent = { kind: 'NEW_SCALE', on: days(10) }

test.each(['PAUSED', 'SURGERY'] as const)(
  'while %s lasts, with its first and its last day, no plan is followed',
  (kind) => {
    const events = [newScale, span(kind, 10, 20)]
    expect(onDays((day) => isOffPlan(events, day), 9, 10, 20, 21)).toEqual([false, true, true, false])
    expect(onDays((day) => isOffPlan([span(kind, 10, null)], day), 9, 10, 500)).toEqual([false, true, true])
  },
)

test.each(['AWAY', 'BREAK'] as const)('while %s lasts the plan is followed', (kind) => {
  expect(isOffPlan([span(kind, 10, 20)], 15)).toBe(false)
})

test('what is unusual stays so for two weeks after its last day, except after a break', () => {
  expect(onDays((day) => isUnsettled([span('AWAY', 10, 20)], day), 9, 10, 34, 35)).toEqual([false, true, true, false])
  expect(onDays((day) => isUnsettled([span('BREAK', 10, 20)], day), 9, 10, 20, 21)).toEqual([false, true, true, false])
  expect(isUnsettled([newScale], 10)).toBe(false)
})

test('a break is one from its first to its last day', () => {
  expect(onDays((day) => isOnBreak([span('BREAK', 10, 20)], day), 9, 10, 20, 21)).toEqual([false, true, true, false])
  expect(isOnBreak([span('AWAY', 10, 20)], 15)).toBe(false)
})

test('of several health matters the one recorded last counts, while it lasts', () => {
  const events = [span('SURGERY', 10, 20), span('NEW_MEDICATION', 15, 18), span('AWAY', 0, 40)]
  expect([9, 10, 16, 19, 21].map((day) => healthEventOn(events, day))).toEqual([
    null,
    'SURGERY',
    'NEW_MEDICATION',
    'SURGERY',
    null,
  ])
})

test('the offset is learnt again after a fresh start, and after what kept the plan away for more than six weeks', () => {
  expect(forgetsFrom({ kind: 'RESET', on: days(33) })).toBe(33)
  expect(forgetsFrom(newScale)).toBeNull()
  expect([52, 53].map((to) => forgetsFrom(span('PAUSED', 10, to)))).toEqual([null, 53])
  expect(forgetsFrom(span('ILLNESS_WITH_FEVER', 10, 90))).toBe(90)
  expect(forgetsFrom(span('PAUSED', 10, null))).toBeNull()
  for (const kind of ['AWAY', 'BREAK'] as const) expect(forgetsFrom(span(kind, 10, 90))).toBeNull()
})

test('kinds of events', () => {
  expect([isDayEvent('RESET'), isDayEvent('AWAY')]).toEqual([true, false])
  expect([isHealthEvent('EATING_DISORDER'), isHealthEvent('PAUSED')]).toEqual([true, false])
})

test('the spans without a plan are those in which no plan is followed', () => {
  expect(offPlanEvents).toEqual(spanEvents.filter((kind) => isOffPlan([span(kind, 10, 20)], 15)))
  expect(offPlanEvents).toEqual(expect.arrayContaining(['PAUSED', 'PREGNANT_OR_BREASTFEEDING', 'EATING_DISORDER']))
})
