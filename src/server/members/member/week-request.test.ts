import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { adult } from '#planner/sample-requests/households.fixture.ts'
import { exampleHero } from '#server/lead.example.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'
import { settingsOf } from './settings.ts'
import { dayTargets, type Tastes, weekRequest, withTastes } from './week-request.ts'

const startsOn = '2026-11-21'
const targets = (hero: Hero, week: number) => dayTargets(hero, { startsOn, week, reviews: [] })
const course = heroForecast(exampleHero, startsOn)
if (course === 'incomplete' || course.code !== 'OK')
  throw new Error('The example is expected to have a complete forecast.')

test('the first four weeks aim at the present intake of the forecast', () => {
  for (const week of [1, 2, 3, 4]) expect(targets(exampleHero, week).energy).toBe(Math.round(course.energy.intake))
})

test('later weeks follow the stages of the forecast', () => {
  for (const { fromDay, intake } of course.stages.filter((stage) => stage.fromDay % 7 === 0)) {
    expect(targets(exampleHero, fromDay / 7 + 1).energy).toBe(Math.round(intake))
  }
})

test('after the goal the plan goes up in steps of 150 kcal to what maintains the weight', () => {
  const first = Math.ceil(course.goalDay / 7)
  const energies = [0, 1, 2, 3, 4, 5].map((later) => targets(exampleHero, first + later).energy)
  for (const [index, energy] of energies.entries()) {
    expect(energy - (energies[index - 1] ?? energy)).toBeLessThanOrEqual(150)
  }
  const week = first + 5
  expect(targets(exampleHero, week).energy).toBe(Math.round(course.maintenanceAtGoal))
  expect(targets(exampleHero, 520)).toEqual(targets(exampleHero, week))
})

test('without a deficit the target is the energy spent', () => {
  const content = { ...exampleHero, goalWeight: exampleHero.weight }
  const forecast = heroForecast(content, startsOn)
  if (forecast === 'incomplete' || forecast.code !== 'NO_LOSS_WANTED')
    throw new Error('The example is expected not to want to lose weight.')
  expect(targets(content, 1).energy).toBe(Math.round(forecast.energy.total))
})

test('no week goes below the floor', () => {
  const small = { ...exampleHero, age: 60, height: 150, weight: 50, goalWeight: 44, oftenExercise: 'NEVER' } as const
  for (const week of [1, 10, 60]) expect(targets(small, week).energy).toBeGreaterThanOrEqual(1200)
})

const nothing: Tastes = { favourites: [], disliked: [], banned: [] }
const requestOf = (hero: Hero, tastes = nothing) =>
  weekRequest(
    {
      person: 'somebody',
      hero,
      settings: settingsOf(hero, 'metric', null),
      usage: 'metric-GB',
      startsOn,
      reviews: [],
    },
    tastes,
    {
      week: 1,
      recentRecipes: [],
    },
  )
const meal = { slot: 'LUNCH', dishes: [{ recipe: 'lentil-soup', portion: 1.25 }] } as const
const plan = { week: 1, days: Array(7).fill({ meals: [meal] }), relaxed: [] }

/** Every subset of some options. */
const setsOf = <T>(options: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** options.length }, (_, mask) => options.filter((__, bit) => mask & (1 << bit)))

test('every set of diets and restrictions becomes a request without NONE and with nothing lost', () => {
  for (const typeDietPrefer of setsOf(choices.typeDietPrefer)) {
    for (const foodRestrictions of setsOf(choices.foodRestrictions)) {
      const { cook } = requestOf({ ...exampleHero, typeDietPrefer, foodRestrictions })
      const real = foodRestrictions.filter((restriction) => restriction !== 'NONE')
      if (cook.diets.join() !== typeDietPrefer.join() || cook.restrictions.join() !== real.join()) {
        expect(cook).toMatchObject({ diets: typeDietPrefer, restrictions: real })
      }
    }
  }
})

test('the order in which options were chosen makes no difference', () => {
  const one = requestOf({ ...exampleHero, typeDietPrefer: ['VEGAN', 'PALEO'], foodRestrictions: ['EGGS', 'GLUTEN'] })
  const other = requestOf({ ...exampleHero, typeDietPrefer: ['PALEO', 'VEGAN'], foodRestrictions: ['GLUTEN', 'EGGS'] })
  expect(one).toEqual(other)
})

test('answers become preferences, and tastes become rules', () => {
  const tastes: Tastes = { favourites: ['lentil-soup'], disliked: ['apple-pie'], banned: ['celery'] }
  expect(requestOf(exampleHero, tastes)).toMatchObject({
    cook: { diets: ['MEDITERRANEAN'], restrictions: [], skill: 'NOVICE', time: 'LESS_30_MINUTES' },
    mealsADay: 3,
    cuisines: ['ITALIAN', 'GREEK', 'INDIAN'],
    dishes: ['DINNERS', 'SALADS', 'PASTA'],
    favourites: ['lentil-soup'],
    dislikedRecipes: ['apple-pie'],
    bannedIngredients: ['celery'],
    person: 'somebody',
  })
})

test('changed tastes apply favourites only to weeks that are not planned yet', () => {
  const request = requestOf(exampleHero, { ...nothing, favourites: ['lentil-soup'] })
  const changed = withTastes(request, 'somebody', {
    ...{ favourites: ['apple-pie'], disliked: ['lentil-soup'], banned: ['celery'] },
  })
  expect(changed).toEqual({ ...request, dislikedRecipes: ['lentil-soup'], bannedIngredients: ['celery'] })
})

test('a ban of one who eats from a week is theirs alone', () => {
  const request = { ...requestOf(exampleHero), others: [adult('her', 2000), adult('him', 2500)] }
  const changed = withTastes(request, 'her', { favourites: [], disliked: [], banned: ['celery'] })
  expect(changed.bannedIngredients).toEqual(request.bannedIngredients)
  expect(changed.others?.map(({ banned }) => banned)).toEqual([['celery'], []])
})

test.each(['dayEats', 'cookingSkill', 'timeCooking', 'weight', 'age'] as const)(
  'without %s there is no request',
  (key) => {
    const { [key]: _, ...hero } = exampleHero
    expect(() => requestOf(hero)).toThrow(expect.objectContaining({ code: 'HERO_INCOMPLETE' }))
  },
)

test('a request that was stored with its plan reads back unchanged', () => {
  const request = requestOf(exampleHero)
  const stored: unknown = JSON.parse(JSON.stringify({ request, plan }))
  expect(plannedFrom(stored as { request: unknown; plan: unknown })).toEqual({ request, plan })
})

test('a request stored before habits counted is read without them', () => {
  const { habits, ...request } = requestOf(exampleHero)
  expect(habits).toEqual({
    lunch: ['SANDWICHES_OR_WRAPS'],
    cravings: ['SWEET_TREATS'],
    eatsAt: 'AT_HOME',
    struggles: ['EMOTIONAL_EATING', 'LATE_NIGHT_SNACKING'],
  })
  expect(plannedFrom({ request, plan })).toEqual({ request, plan })
  expect(plannedFrom({ request: { ...request, habits: { ...habits, lunch: ['SOUP'] } }, plan })).toBeNull()
})

test.each([
  ['no request', { request: null, plan }],
  ['no plan', { request: requestOf(exampleHero), plan: null }],
  ['six days', { request: requestOf(exampleHero), plan: { ...plan, days: plan.days.slice(1) } }],
  [
    'an unknown slot',
    { request: requestOf(exampleHero), plan: { ...plan, days: Array(7).fill({ meals: [{ ...meal, slot: 'TEA' }] }) } },
  ],
  ['an older request', { request: { ...requestOf(exampleHero), cook: undefined }, plan }],
])('what was stored with %s is not a week', (_, stored) => {
  expect(plannedFrom(stored)).toBeNull()
})
