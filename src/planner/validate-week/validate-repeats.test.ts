import { expect, test } from 'vitest'
import { grams, kcalPerDay } from '#domain/units.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import {
  aimingAt,
  DAY_ENERGY,
  goodWeek,
  meal,
  type Situation,
  sampleRequest,
  smallLibraryWith,
  violationsIn,
  weekWith,
} from './hand-made.example.ts'
import type { Violation } from './violation.ts'

/** The good week with the same lunch on some days, counted from 1. */
const lunchOn = (days: readonly number[], recipe: string): WeekPlan => ({
  ...goodWeek,
  days: goodWeek.days.map(({ meals }, at) => ({
    meals: meals.map((each) => (days.includes(at + 1) && each.slot === 'LUNCH' ? meal('LUNCH', recipe) : each)),
  })),
})

const dishesOf = (week: WeekPlan, day: number, at: number) => week.days[day]?.meals[at]?.dishes ?? []
const half = (at: number) => ({ recipe: `snack-${at}`, portion: 0.5 })

/**
 * A week with the snack of the given number before each dinner; on the last day it is half a serving, as a side of the
 * dinner.
 */
const snacks = (numbers: readonly number[], ...relaxed: WeekPlan['relaxed']): Situation => ({
  request: { ...aimingAt({ energy: kcalPerDay(DAY_ENERGY + 104), protein: grams(100) }), mealsADay: 4 },
  plan: {
    ...goodWeek,
    relaxed,
    days: numbers.map((number, day) => {
      const isLast = day === numbers.length - 1
      const between = isLast ? [half(12)] : [{ recipe: `snack-${number}`, portion: 1 }]
      return {
        meals: [
          { slot: 'BREAKFAST', dishes: dishesOf(goodWeek, day, 0) },
          { slot: 'LUNCH', dishes: dishesOf(goodWeek, day, 1) },
          { slot: 'SNACK', dishes: between },
          { slot: 'DINNER', dishes: [...dishesOf(goodWeek, day, 2), ...(isLast ? [half(number)] : [])] },
        ],
      }
    }),
  },
})

test.each<readonly [string, Situation, readonly Violation[]]>([
  [
    'a dish twice a day',
    {
      plan: weekWith(3, 2, meal('LUNCH', 'dinner-3')),
      library: smallLibraryWith('dinner-3', { slots: ['LUNCH', 'DINNER'] }),
    },
    [{ kind: 'TWICE_A_DAY', day: 3, recipe: 'dinner-3', times: 2 }],
  ],
  [
    'a dinner twice a week',
    { plan: weekWith(5, 3, meal('DINNER', 'dinner-3')) },
    [{ kind: 'DINNER_REPEATED', recipe: 'dinner-3', days: [3, 5], most: 1 }],
  ],
  [
    'a dinner three times if repeats are relaxed',
    {
      plan: {
        ...goodWeek,
        relaxed: ['REPEATS'],
        days: goodWeek.days.map(
          (day, at) => weekWith(at + 1, 3, meal('DINNER', `dinner-${at < 3 ? 1 : at}`)).days[at] ?? day,
        ),
      },
    },
    [{ kind: 'DINNER_REPEATED', recipe: 'dinner-1', days: [1, 2, 3], most: 2 }],
  ],
  [
    'a lunch three times',
    { plan: lunchOn([2, 4, 6], 'lunch-2') },
    [{ kind: 'LUNCH_REPEATED', recipe: 'lunch-2', days: [2, 4, 6], most: 2 }],
  ],
  [
    'a lunch five times if repeats are relaxed',
    { plan: { ...lunchOn([1, 2, 3, 4, 5], 'lunch-2'), relaxed: ['REPEATS'] } },
    [{ kind: 'LUNCH_REPEATED', recipe: 'lunch-2', days: [1, 2, 3, 4, 5], most: 4 }],
  ],
  [
    'a snack three times, once as a side',
    snacks([1, 2, 3, 4, 5, 1, 1]),
    [{ kind: 'SNACK_REPEATED', recipe: 'snack-1', days: [1, 6, 7], most: 2 }],
  ],
  [
    'a snack five times if repeats are relaxed and other snacks are available',
    snacks([1, 1, 1, 1, 1, 2, 3], 'REPEATS'),
    [{ kind: 'SNACK_REPEATED', recipe: 'snack-1', days: [1, 2, 3, 4, 5], most: 4 }],
  ],
  [
    'a breakfast four times',
    { plan: weekWith(2, 1, meal('BREAKFAST', 'breakfast-1')) },
    [{ kind: 'BREAKFAST_REPEATED', recipe: 'breakfast-1', days: [1, 2, 4, 7], most: 3 }],
  ],
  [
    'a breakfast five times if repeats are relaxed',
    {
      plan: {
        ...goodWeek,
        relaxed: ['REPEATS'],
        days: goodWeek.days.map(
          (day, at) => weekWith(at + 1, 1, meal('BREAKFAST', `breakfast-${at < 5 ? 1 : 2}`)).days[at] ?? day,
        ),
      },
    },
    [{ kind: 'BREAKFAST_REPEATED', recipe: 'breakfast-1', days: [1, 2, 3, 4, 5], most: 4 }],
  ],
])('%s is reported', (_, situation, violations) => expect(violationsIn(situation)).toEqual(violations))

test('if repeats are relaxed, a week of a single snack may have it every day', () => {
  const everyDay = snacks([1, 1, 1, 1, 1, 1, 1], 'REPEATS')
  const plan = everyDay.plan ?? goodWeek
  const alone = { ...plan, days: plan.days.with(6, plan.days[5] ?? { meals: [] }) }
  expect(violationsIn({ ...everyDay, plan: alone }).map(({ kind }) => kind)).not.toContain('SNACK_REPEATED')
  expect(violationsIn({ ...everyDay, plan: { ...alone, relaxed: [] } }).map(({ kind }) => kind)).toContain(
    'SNACK_REPEATED',
  )
})

test('a dinner that the household wants is not counted on its own day, and on others it is', () => {
  const plan = weekWith(5, 3, meal('DINNER', 'dinner-3'))
  const repeated = (...days: readonly number[]) => {
    const anchors = days.map((day) => ({ day: day - 1, slot: 'DINNER', recipe: 'dinner-3' }) as const)
    return violationsIn({ plan, request: { ...sampleRequest, anchors } }).filter(
      ({ kind }) => kind === 'DINNER_REPEATED',
    ).length
  }
  expect([repeated(), repeated(3), repeated(5), repeated(3, 5), repeated(1, 2, 4)]).toEqual([1, 0, 0, 0, 1])
})
