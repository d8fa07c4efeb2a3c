import { expect, test } from 'vitest'
import { type Variety, varieties } from '#domain/household/variety.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { adult, child } from '#planner/sample-requests/households.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'
import { easyRequest } from './request.example.ts'

function weekOf(request: WeekRequest, week = 1): WeekPlan {
  const plan = planWeek(request, week, library)
  if ('kind' in plan) throw new Error('no week')
  return plan
}

const mains = ({ days }: WeekPlan) =>
  days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'LUNCH' || slot === 'DINNER'))
const cooked = (plan: WeekPlan): number => mains(plan).filter(({ leftoverOf }) => leftoverOf === undefined).length

test('the simpler a week should be, the less is cooked', () => {
  const times = varieties.map((variety) => cooked(weekOf({ ...easyRequest, variety })))
  expect(times[0]).toBe(mains(weekOf({ ...easyRequest, variety: 'NEW' })).length)
  expect(times[1]).toBeLessThanOrEqual(9)
  expect(times[2]).toBeLessThanOrEqual(7)
})

test.each(['BALANCED', 'SIMPLE'] satisfies Variety[])(
  '%s weeks break no promise, for one or for a table',
  (variety) => {
    const lone = [1, 2, 3].map((at) => ({ ...anyRequest(`simple ${at}`, library), variety }))
    const table = {
      ...easyRequest,
      variety,
      others: [adult('partner', 2300), child('coeliac', 8, { restrictions: ['GLUTEN'] })],
    }
    for (const request of [...lone, table]) expect(validateWeek(weekOf(request), request, library)).toEqual([])
  },
)

test('what is at home and would spoil is used rather than bought', () => {
  const foods = ['aubergine', 'cauliflower', 'cabbage', 'salmon'] as const
  const atHome = foods.map((food) => ({ food, grams: 600, keepsDays: 5 }))
  const gramsOf = (id: string, portion: number) => {
    const found = library.find((recipe) => recipe.id === id)
    const lines = found?.ingredients.filter((line) => foods.some((food) => food === line.id)) ?? []
    return lines.reduce((sum, { g }) => sum + g, 0) * (portion / (found?.servings ?? 1))
  }
  const used = (request: WeekRequest) =>
    [1, 2, 3]
      .flatMap((week) => weekOf(request, week).days)
      .flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
      .reduce((sum, { recipe, portion }) => sum + gramsOf(recipe, portion), 0)
  const request = { ...easyRequest, variety: 'BALANCED' } as const
  expect(used({ ...request, atHome })).toBeGreaterThan(used(request))
})
