import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { isMain } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { mediterraneanScore } from '#planner/validate-week/mediterranean-score.ts'
import { validationInputOf } from '#planner/validate-week/validation-input.ts'
import { weekNotes } from '#planner/validate-week/week-notes.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { goalTerms } from './goal-terms.ts'
import { weekPrices } from './week-prices.ts'

const { cook } = easyRequest
const wishing: WeekRequest = {
  ...easyRequest,
  mealsADay: 5,
  cook: { ...cook, diets: ['MEDITERRANEAN'] },
  dishes: ['TACOS', 'SOUPS', 'CHICKEN'],
  cuisines: ['GREEK', 'CAJUN'],
  habits: {
    lunch: ['SANDWICHES_OR_WRAPS', 'FAST_FOOD'],
    cravings: ['SWEET_TREATS', 'FAST_FOOD'],
    eatsAt: 'AT_OFFICE_OR_SCHOOL',
    struggles: ['LATE_NIGHT_SNACKING'],
  },
}

function planned(request: WeekRequest) {
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing.join()}`)
  return { request, plan, notes: weekNotes(plan, request, library) }
}

test('adding and removing dishes leaves the cost of the goals unchanged', () => {
  const space = searchSpacesFor(wishing, library)([])
  const dish = fc.record({ day: fc.nat(6), place: fc.nat(space.places.length - 1), dish: fc.nat() })
  fc.assert(
    fc.property(fc.array(dish, { maxLength: 40 }), (some) => {
      const put = some.map((each) => {
        const pool = space.places[each.place]?.pool ?? Int32Array.of(0)
        return { ...each, dish: at(pool, each.dish % pool.length) }
      })
      for (const goal of goalTerms(wishing, space, weekPrices('BALANCED'))) {
        const empty = goal.cost()
        for (const each of put) goal.count(each.day, each.place, each.dish, 1)
        for (const each of put.toReversed()) goal.count(each.day, each.place, each.dish, -1)
        expect(goal.cost()).toBeCloseTo(empty, 6)
      }
    }),
    { seed: 1 },
  )
})

test('a request without wishes has no goals', () => {
  expect(goalTerms(easyRequest, searchSpacesFor(easyRequest, library)([]), weekPrices('BALANCED'))).toEqual([])
})

test.each(['BALANCED', 'SIMPLE'] as const)(
  'a %s week has a lunch or dinner that was never served, if one is left',
  (variety) => {
    const { plan: first } = planned({ ...easyRequest, variety })
    const mains = (days: typeof first.days) =>
      days.flatMap(({ meals }) =>
        meals.flatMap(({ slot, dishes }) => (slot === 'LUNCH' || slot === 'DINNER' ? (dishes[0]?.recipe ?? []) : [])),
      )
    const ids = library.filter(isMain).map(({ id }) => id)
    const left = mains(planned({ ...easyRequest, variety, person: 'other' }).plan.days).slice(0, 6)
    const servedEarlier = ids.filter((id) => !left.includes(id)).toSorted()
    const { plan } = planned({ ...easyRequest, variety, servedEarlier })
    expect(mains(plan.days).some((id) => left.includes(id))).toBe(true)
    expect(plan.relaxed).toEqual([])
  },
)

test('Mediterranean weeks score nine points or more, also combined with other diets', () => {
  const besides = [[], ['PESCATARIAN'], ['LACTOSE_FREE'], ['GLUTEN_FREE']] as const
  const points = besides.slice(0, casesOf(2, 4)).map((more) => {
    const { request, plan } = planned({ ...easyRequest, cook: { ...cook, diets: ['MEDITERRANEAN', ...more] } })
    return mediterraneanScore(validationInputOf(plan, request, library)).points
  })
  expect(Math.min(...points)).toBeGreaterThanOrEqual(9)
})

test('everything liked comes at least once, and something sweet every day', () => {
  const { plan, notes } = planned(wishing)
  expect(notes.filter(({ kind }) => kind === 'LIKED_ABSENT')).toEqual([])
  expect(notes.find(({ kind }) => kind === 'SWEETS')).toMatchObject({ days: 7 })
  expect(plan.days.map(({ meals }) => meals.at(-1)?.slot)).toEqual(Array(7).fill('SNACK'))
})

test('a wish that a diet rules out is only reported', () => {
  const { notes } = planned({ ...easyRequest, cook: { ...cook, diets: ['VEGAN'] }, dishes: ['CHICKEN', 'SALADS'] })
  expect(notes.filter(({ kind }) => kind === 'LIKED_ABSENT')).toEqual([
    { kind: 'LIKED_ABSENT', liked: { dish: 'CHICKEN' }, reason: 'RULED_OUT', rule: 'VEGAN' },
  ])
})
