import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { type Chance, chanceOf } from '#planner/sample-requests/random-choice.fixture.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { brokenLeftovers, leftoverPlaces, withLeftovers } from './leftovers.ts'
import { replaceUnwanted } from './replace-unwanted.ts'

type SampleWeek = { readonly request: WeekRequest; readonly plan: WeekPlan; readonly chance: Chance }

/** People with any answers, each with a planned week. `npm run prove -- planner` plans for thirty. */
const sampleWeeks: readonly SampleWeek[] = Array.from({ length: casesOf(8, 30) }, (_, at) => {
  const request = anyRequest(`change ${at}`, library)
  const plan = planWeek(request, 1, library)
  return 'kind' in plan ? [] : [{ request, plan, chance: chanceOf(seededRandom(request.person)) }]
}).flat()

/** The week with as many leftovers as chance and the week allow, up to three. */
function withSome({ request, plan, chance }: SampleWeek): WeekPlan {
  let now = plan
  for (let tries = 0; tries < 8; tries++) {
    const of = { day: chance.between(0, 5), meal: chance.between(0, request.mealsADay - 1) }
    const places = leftoverPlaces(request, now, of, library)
    if (places.length === 0) continue
    const target = chance.pick(places)
    const day = withLeftovers(request, now, target, of, library)
    expect(day).not.toBeNull()
    if (day !== null) now = { ...now, days: now.days.with(target.day, day) }
  }
  return now
}

const leftoversIn = (plan: WeekPlan) =>
  plan.days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf !== undefined))

test('leftovers anywhere, one after another, violate nothing', () => {
  const all = sampleWeeks.map((sample) => {
    const plan = withSome(sample)
    expect(validateWeek(plan, sample.request, library)).toEqual([])
    expect(brokenLeftovers(plan)).toEqual([])
    return leftoversIn(plan).length
  })
  expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(sampleWeeks.length)
})

test('dishes that become disliked or banned are replaced, and the week violates nothing', () => {
  let done = 0
  for (const sample of sampleWeeks) {
    const plan = withSome(sample)
    const eaten = [...new Set(plan.days.flatMap(dishesOf).map(({ recipe }) => recipe))]
    const disliked = [sample.chance.pick(eaten), sample.chance.pick(eaten)]
    const other = library.find(({ id }) => id === sample.chance.pick(eaten))
    const variant = other === undefined ? undefined : variantFor(other, sample.request.cook)
    const banned = variant?.kind === 'variant' ? [sample.chance.pick(variant.lines).id] : []
    const request = {
      ...sample.request,
      dislikedRecipes: [...sample.request.dislikedRecipes, ...disliked],
      bannedIngredients: [...sample.request.bannedIngredients, ...banned],
    }
    const changed = replaceUnwanted(request, plan, library)
    if (changed === null) continue
    done++
    expect({ seed: request.person, violations: validateWeek(changed.plan, request, library) }).toEqual({
      seed: request.person,
      violations: [],
    })
    const still = changed.plan.days.flatMap(dishesOf).filter(({ recipe }) => disliked.includes(recipe))
    expect(still).toEqual([])
  }
  expect(done).toBeGreaterThan(sampleWeeks.length / 2)
})
