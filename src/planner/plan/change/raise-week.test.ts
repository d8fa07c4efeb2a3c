import { expect, test } from 'vitest'
import { casesOf } from '#domain/extent.fixture.ts'
import { kcalPerDay } from '#domain/units.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { type Chance, chanceOf } from '#planner/sample-requests/random-choice.fixture.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { type PlannedMeal, targetsOn, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { leftoverPlaces, withLeftovers } from './leftovers.ts'
import { type Raise, raiseWeek } from './raise-week.ts'

type SampleWeek = { readonly request: WeekRequest; readonly plan: WeekPlan; readonly chance: Chance }

/** People with any answers, each with a planned week. `npm run prove -- planner` plans for sixty. */
const sampleWeeks: readonly SampleWeek[] = Array.from({ length: casesOf(12, 60) }, (_, at) => {
  const request = anyRequest(`raise ${at}`, library)
  const plan = planWeek(request, 1, library)
  return 'kind' in plan ? [] : [{ request, plan, chance: chanceOf(seededRandom(request.person)) }]
}).flat()

/** A raise by 5 to 50 % from any day on, with some meals of that day eaten. */
const anyRaise = ({ request, chance }: SampleWeek): Raise => ({
  targets: {
    ...request.targets,
    energy: kcalPerDay(Math.round((request.targets.energy * chance.between(105, 150)) / 100)),
  },
  from: chance.between(0, 6),
  eaten: Array.from({ length: request.mealsADay }, (_, meal) => meal).filter(() => chance.oneIn(3)),
  at: '2026-11-26T08:00:00.000Z',
})

/** The week with a meal cooked twice, if it can have one. */
function withSome({ request, plan, chance }: SampleWeek): WeekPlan {
  const of = { day: chance.between(0, 4), meal: chance.between(0, request.mealsADay - 1) }
  const [target] = leftoverPlaces(request, plan, of, library)
  const day = target === undefined ? null : withLeftovers(request, plan, target, of, library)
  return day === null || target === undefined ? plan : { ...plan, days: plan.days.with(target.day, day) }
}

const recipesIn = ({ dishes }: PlannedMeal): readonly string[] => dishes.map(({ recipe }) => recipe)

test('a raised week is valid, and nothing of it that is over, eaten or cooked has changed', () => {
  let days = 0
  let short = 0
  for (const sample of sampleWeeks) {
    const { request } = sample
    const plan = withSome(sample)
    const raise = anyRaise(sample)
    const raised = raiseWeek(request, plan, raise, library)
    if (raised === null) throw new Error(`The week of ${request.person} cannot be raised.`)
    // The validator shares no figures with the planner: every day is within its band, and so is the mean of the week.
    expect({ person: request.person, violations: validateWeek(raised.plan, raised.request, library) }).toEqual({
      person: request.person,
      violations: [],
    })
    for (const [day, { meals }] of raised.plan.days.entries()) {
      const before = plan.days[day]?.meals ?? []
      if (day < raise.from) expect(meals).toEqual(before)
      for (const [meal, now] of meals.entries()) {
        const was = before[meal]
        if (was === undefined) throw new Error('There is a meal that was not planned.')
        if (day === raise.from && raise.eaten.includes(meal)) expect(now).toEqual(was)
        // The same dishes, none of them smaller; what is added comes after them.
        expect(recipesIn(now).slice(0, was.dishes.length)).toEqual(recipesIn(was))
        for (const [dish, { portion }] of was.dishes.entries()) {
          expect(now.dishes[dish]?.portion).toBeGreaterThanOrEqual(portion)
        }
        const of = was.leftoverOf
        const isCooked =
          of !== undefined && (of.day < raise.from || (of.day === raise.from && raise.eaten.includes(of.meal)))
        if (isCooked) expect(now.dishes[0]).toEqual(was.dishes[0])
      }
      if (day <= raise.from) continue
      days++
      if (targetsOn(raised.request, day).energy < raise.targets.energy) short++
    }
  }
  // A day ahead gets less than all of it only for people with hardly any dishes and very much energy.
  expect(short / days).toBeLessThan(0.1)
})

test('a week that is raised twice keeps the targets of the days before', () => {
  const plan = planWeek(easyRequest, 1, library)
  if ('kind' in plan) throw new Error('There is no week.')
  const more = (energy: number, from: number): Raise => ({
    targets: { ...easyRequest.targets, energy: kcalPerDay(energy) },
    from,
    eaten: [],
    at: '2026-11-26T08:00:00.000Z',
  })
  const first = raiseWeek(easyRequest, plan, more(1900, 2), library)
  const second = first === null ? null : raiseWeek(first.request, first.plan, more(2200, 5), library)
  if (second === null) throw new Error('The week cannot be raised.')
  expect(validateWeek(second.plan, second.request, library)).toEqual([])
  const energies = second.plan.days.map((_, day) => targetsOn(second.request, day).energy)
  expect(energies).toEqual([1700, 1700, 1900, 1900, 1900, 2200, 2200])
})

test('an ordinary week gets larger portions of its own dishes, and hardly any snack', () => {
  const plan = planWeek(easyRequest, 1, library)
  if ('kind' in plan) throw new Error('There is no week.')
  const targets = { ...easyRequest.targets, energy: kcalPerDay(2100) }
  const raised = raiseWeek(easyRequest, plan, { targets, from: 0, eaten: [], at: '2026-11-26T08:00:00.000Z' }, library)
  const added = raised?.plan.days.map((day, at) => dishesOf(day).length - dishesOf(plan.days[at] ?? day).length) ?? []
  expect(added).toHaveLength(7)
  expect(added.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2)
})

test('a day of which everything was eaten stays as it was, and the days after it get more', () => {
  const plan = planWeek(easyRequest, 1, library)
  if ('kind' in plan) throw new Error('There is no week.')
  const targets = { ...easyRequest.targets, energy: kcalPerDay(2100) }
  const raised = raiseWeek(
    easyRequest,
    plan,
    { targets, from: 3, eaten: [0, 1, 2, 3], at: '2026-11-26T08:00:00.000Z' },
    library,
  )
  expect(raised?.plan.days[3]).toEqual(plan.days[3])
  expect(raised?.request.raised).toMatchObject({ from: 4, energyBefore: 1700 })
  expect(raised === null ? [] : validateWeek(raised.plan, raised.request, library)).toEqual([])
})

test('two large meals a day get a further dish where portions and two sides are too little', () => {
  const request = { ...easyRequest, mealsADay: 2, targets: targetsAt(2600) } as const
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error('There is no week.')
  const targets = { ...request.targets, energy: kcalPerDay(3500) }
  const raised = raiseWeek(request, plan, { targets, from: 0, eaten: [], at: '2026-11-26T08:00:00.000Z' }, library)
  if (raised === null) throw new Error('The week cannot be raised.')
  const dishes = raised.plan.days.map(({ meals }) => Math.max(...meals.map((meal) => meal.dishes.length)))
  expect(Math.max(...dishes)).toBe(4)
  expect(raised.plan.days.map((_, day) => targetsOn(raised.request, day).energy)).toEqual(Array(7).fill(3500))
  expect(validateWeek(raised.plan, raised.request, library)).toEqual([])
  // Without a raise, such a meal is no valid one.
  const { raised: _, ...asPlanned } = raised.request
  expect(validateWeek(raised.plan, asPlanned, library).map(({ kind }) => kind)).toContain('DISHES')
})
