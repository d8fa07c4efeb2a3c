import { expect, test } from 'vitest'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { everyDay, historyWith, weighed, woman } from '#domain/weight-filter/histories.example.ts'
import { reviewPlan } from './review-plan.ts'
import { reviewOf } from './reviews.example.ts'

test('who weighs less than the goal while the plan holds the weight is asked whether to keep it, with no less food', () => {
  const stages = [{ fromDay: days(0), intake: kcalPerDay(2600) }]
  const history = historyWith(84, { stages, readings: weighed(woman, 500, everyDay, 84) })
  const { weight } = reviewPlan(reviewOf(84, 0, { history, current: kcalPerDay(2600) })).evidence.weight
  const below = { history, current: kcalPerDay(2600), goal: kg(weight + 3) }
  expect(reviewPlan(reviewOf(84, 0, below)).decision).toMatchObject({
    kind: 'PROPOSE',
    change: 'KEEP_WEIGHT',
    proposed: 2600,
    bound: null,
  })
})
