import { expect, test } from 'vitest'
import { toldTo } from './told-portions.ts'
import type { WeekPlan } from './week-plan.ts'

const dish = (portion: number) => [{ recipe: 'soup', portion }]
const THIRD = 1 / 3
const planOf = (his: number, hers: number, kims: number): WeekPlan => ({
  week: 1,
  relaxed: [],
  days: [
    {
      meals: [
        {
          ...{ slot: 'LUNCH', dishes: dish(his) },
          plates: [
            { eater: 'her', dishes: dish(hers) },
            { eater: 'kim', dishes: dish(kims) },
          ],
        },
      ],
    },
  ],
})

test('everybody sees their own portion exactly, and those of the others in quarters', () => {
  const plan = planOf(1 + THIRD, 2 * THIRD, 0.05)
  expect(toldTo(plan, 'him', 'him')).toEqual(planOf(1 + THIRD, 0.75, 0.25))
  expect(toldTo(plan, 'him', 'her')).toEqual(planOf(1.25, 2 * THIRD, 0.25))
  const alone = { ...plan, days: [{ meals: [{ slot: 'LUNCH', dishes: dish(2 * THIRD) } as const] }] }
  expect(toldTo(alone, 'him', 'him')).toEqual(alone)
})
