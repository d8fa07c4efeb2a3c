import { expect, test } from 'vitest'
import { days, kg } from '#domain/units.ts'
import { promisedLoss } from './promised-loss.ts'

const rule = { day: days(100), loss: kg(5), promisedLoss: kg(8), promisedGoalDay: days(150) }

test.each([
  [0, 0],
  [50, 4],
  [100, 8],
  [150, 12],
  [300, 12],
])('the rule of ads promises a straight line until the wish is met: day %i', (day, loss) => {
  expect(promisedLoss(rule, days(day), kg(12))).toBeCloseTo(loss, 9)
})
