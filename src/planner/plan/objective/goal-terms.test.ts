import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { sweetnessOf } from '#planner/derive/sweet.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { easyRequest } from '#planner/plan/search/request.example.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import { isMain } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { mediterraneanScore } from '#planner/validate-week/mediterranean-score.ts'
import { validationInputOf } from '#planner/validate-week/validation-input.ts'
import { weekNotes } from '#planner/validate-week/week-notes.ts'
import type { EatingHabits, WeekRequest } from '#planner/week/week-plan.ts'
import { goalTerms, preferredDishes } from './goal-terms.ts'
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

test.each<readonly [string, Partial<EatingHabits>, readonly (readonly [number, 'DAY' | 'WEEK'])[]]>([
  ['nothing', {}, []],
  ['sandwiches for lunch', { lunch: ['SANDWICHES_OR_WRAPS'] }, [[4, 'WEEK']]],
  ['fast food for lunch', { lunch: ['FAST_FOOD'] }, [[2, 'WEEK']]],
  ['lunches at work', { eatsAt: 'AT_OFFICE_OR_SCHOOL' }, [[5, 'WEEK']]],
  ['fast food', { cravings: ['FAST_FOOD'] }, [[2, 'WEEK']]],
  [
    'sweet things',
    { cravings: ['SWEET_TREATS'] },
    [
      [1, 'DAY'],
      [3, 'WEEK'],
    ],
  ],
])('for %s a week has so many dishes', (_, habit, expected) => {
  const habits: EatingHabits = { lunch: [], cravings: [], eatsAt: null, struggles: [], ...habit }
  const floors = preferredDishes({ ...easyRequest, cuisines: [], dishes: [], habits })
  expect(floors.map(({ least, each }) => [least, each])).toEqual(expected)
})

test('up to four liked cuisines come every week, with more of them not each; a time of day is no kind of dish', () => {
  const floors = (change: Partial<WeekRequest>) => preferredDishes({ ...easyRequest, ...change }).length
  const cuisines = ['GREEK', 'CAJUN', 'ITALIAN', 'SPANISH', 'ENGLISH'] as const
  expect([floors({ cuisines: cuisines.slice(0, 4) }), floors({ cuisines })]).toEqual([4, 0])
  expect(floors({ dishes: ['SOUPS', 'DINNERS', 'SNACKS', 'CHICKEN'] })).toBe(2)
})

test('a treat is a snack with at most 11.5 % of the energy; in a larger one only fruit counts', () => {
  const habits: EatingHabits = { lunch: [], cravings: ['SWEET_TREATS'], eatsAt: null, struggles: [] }
  const { energy } = easyRequest.targets
  const [daily, weekly] = preferredDishes({ ...easyRequest, habits })
  const dishes = searchSpacesFor(easyRequest, library)([]).candidates.variants
  const [sweet, fruit, none] = (['OTHER', 'FRUIT', 'NONE'] as const).map(
    (kind) => dishes.find((variant) => sweetnessOf(variant) === kind) ?? expect.fail(`no dish is ${kind}`),
  )
  const fits = (variant: typeof sweet, share: number, slot: Place['slot'] = 'SNACK') => {
    const place: Place = { slot, meal: 0, side: false, kcal: share * energy, pool: new Int32Array() }
    return variant === undefined ? [] : [daily?.fits(variant, place), weekly?.fits(variant, place)]
  }
  expect([fits(sweet, 0.114), fits(fruit, 0.114), fits(none, 0.114)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
  expect([fits(sweet, 0.116), fits(fruit, 0.116), fits(none, 0.116)]).toEqual([
    [false, false],
    [false, true],
    [false, false],
  ])
  expect(fits(sweet, 0.1, 'BREAKFAST')).toEqual([false, false])
})
