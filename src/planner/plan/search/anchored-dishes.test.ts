import { describe, expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { weekNotes } from '#planner/validate-week/week-notes.ts'
import { DAYS, type DayAnchor, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'
import { easyRequest } from './request.example.ts'

function planned(request: WeekRequest): WeekPlan {
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing.join()}`)
  expect(validateWeek(plan, request, library)).toEqual([])
  return plan
}

const dishAt = ({ days }: WeekPlan, { day, slot }: Pick<DayAnchor, 'day' | 'slot'>) =>
  days[day]?.meals.find((meal) => meal.slot === slot)?.dishes[0]?.recipe

const missedIn = (plan: WeekPlan, request: WeekRequest) =>
  weekNotes(plan, request, library).filter(({ kind }) => kind === 'REGULAR_MISSED')

const breakfast = dishAt(planned(easyRequest), { day: 0, slot: 'BREAKFAST' }) ?? ''
const workdays: readonly DayAnchor[] = [0, 1, 2, 3, 4].map((day) => ({ day, slot: 'BREAKFAST', recipe: breakfast }))

describe.each(['NEW', 'BALANCED'] as const)('in a %s week', (variety) => {
  test('a breakfast is eaten on each day on which it is wanted, however often dishes may come otherwise', () => {
    const request = { ...easyRequest, variety, anchors: workdays }
    const plan = planned(request)
    for (const anchor of workdays) expect(dishAt(plan, anchor)).toBe(breakfast)
    expect([plan.relaxed, missedIn(plan, request)]).toEqual([[], []])
  })

  test('a kind is held by a dish of it, another one on another day', () => {
    const anchors: readonly DayAnchor[] = [1, 4].map((day) => ({ day, slot: 'DINNER', kind: 'PASTA' }))
    const request = { ...easyRequest, variety, anchors }
    const plan = planned(request)
    const [one, other] = anchors.map((anchor) => library.find(({ id }) => id === dishAt(plan, anchor)))
    expect([one?.dishTags, other?.dishTags]).toEqual([
      expect.arrayContaining(['PASTA']),
      expect.arrayContaining(['PASTA']),
    ])
    expect(one?.id).not.toBe(other?.id)
    expect(missedIn(plan, request)).toEqual([])
  })
})

test('what diets rule out is not held, which a note says', () => {
  const steak = library.find(({ id }) => id.includes('beef'))
  const anchors: readonly DayAnchor[] = [{ day: 2, slot: 'DINNER', recipe: steak?.id ?? 'no-such-dish' }]
  const request: WeekRequest = { ...easyRequest, cook: { ...easyRequest.cook, diets: ['VEGAN'] }, anchors }
  const plan = planned(request)
  expect(missedIn(plan, request)).toEqual([{ kind: 'REGULAR_MISSED', day: 3, slot: 'DINNER' }])
  expect(dishAt(plan, { day: 2, slot: 'DINNER' })).not.toBe(steak?.id)
})

test('a week without such wishes is what it was', () => {
  expect(planned({ ...easyRequest, anchors: [] })).toEqual(planned(easyRequest))
  expect(planned(easyRequest).days).toHaveLength(DAYS)
})
