import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#server/lead.example.ts'
import { settingsOf } from './settings.ts'
import { plannedFrom } from './stored-week.ts'
import { type Tastes, weekRequest, withTastes } from './week-request.ts'

const startsOn = '2026-11-21'
const nothing: Tastes = { favourites: [], disliked: [], banned: [] }
const requestOf = (hero: Hero, tastes = nothing) =>
  weekRequest({ person: 'somebody', hero, settings: settingsOf(hero, 'metric', null), startsOn }, tastes, {
    week: 1,
    recentRecipes: [],
  })
const meal = { slot: 'LUNCH', dishes: [{ recipe: 'lentil-soup', portion: 1.25 }] } as const
const plan = { week: 1, days: Array(7).fill({ meals: [meal] }), relaxed: [] }

/** Every set of some options. */
const setsOf = <T>(options: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** options.length }, (_, mask) => options.filter((__, bit) => mask & (1 << bit)))

test('every set of diets and restrictions becomes a request, without NONE and losing nothing', () => {
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

test('answers become likings, tastes become rules', () => {
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

test('changed tastes leave favourites to the weeks that are not planned yet', () => {
  const request = requestOf(exampleHero, { ...nothing, favourites: ['lentil-soup'] })
  const changed = withTastes(request, { favourites: ['apple-pie'], disliked: ['lentil-soup'], banned: ['celery'] })
  expect(changed).toEqual({ ...request, dislikedRecipes: ['lentil-soup'], bannedIngredients: ['celery'] })
})

test.each(['dayEats', 'cookingSkill', 'timeCooking', 'weight', 'age'] as const)('without %s there is none', (key) => {
  const { [key]: _, ...hero } = exampleHero
  expect(() => requestOf(hero)).toThrow(expect.objectContaining({ code: 'HERO_INCOMPLETE' }))
})

test('a request that was stored with its plan reads as it was', () => {
  const request = requestOf(exampleHero)
  const stored: unknown = JSON.parse(JSON.stringify({ request, plan }))
  expect(plannedFrom(stored as { request: unknown; plan: unknown })).toEqual({ request, plan })
})

test('a request from before habits counted is read without them', () => {
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
    'a slot that is none',
    { request: requestOf(exampleHero), plan: { ...plan, days: Array(7).fill({ meals: [{ ...meal, slot: 'TEA' }] }) } },
  ],
  ['an older request', { request: { ...requestOf(exampleHero), cook: undefined }, plan }],
])('what was stored with %s is no week', (_, stored) => {
  expect(plannedFrom(stored)).toBeNull()
})
