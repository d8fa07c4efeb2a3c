import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { addDays } from '#domain/time.ts'
import { goalDayOf, headlineOf, lastShownDay } from './headline.ts'
import { brideHero, steadyHero, TODAY } from './heroes.example.ts'

function headlineFor(hero: Hero) {
  const forecast = heroForecast(hero, TODAY)
  if (forecast === 'incomplete' || !('days' in forecast)) throw new Error('this example has a course')
  return { forecast, ...headlineOf(forecast) }
}

test('the heading is about the goal if it can be reached', () => {
  const { about, on, forecast } = headlineFor(steadyHero)
  expect(about).toBe('goal')
  expect(on.day).toBe(goalDayOf(forecast))
  expect(on.weight).toBeCloseTo(68, 3)
})

test('the heading is about an event that comes before the goal', () => {
  const { about, on } = headlineFor(brideHero(addDays(TODAY, 90)))
  expect(about).toBe('event')
  expect(on.day).toBe(90)
  expect(on.weight).toBeGreaterThan(68)
})

test('the heading is not about an event after the goal', () => {
  expect(headlineFor(brideHero(addDays(TODAY, 500))).about).toBe('goal')
})

test('the heading is never about the first days, when the loss is mostly water', () => {
  expect(headlineFor(brideHero(addDays(TODAY, 5))).about).toBe('goal')
})

test('for a goal that is more than a year away the heading is about the first milestone', () => {
  const { about, on, forecast } = headlineFor({ ...steadyHero, weight: 150 })
  expect(about).toBe('milestone')
  expect(on.day).toBe(forecast.milestone?.day)
})

test('without a goal or a milestone within a year the heading is about its end', () => {
  const small = { gender: 'FEMALE', age: 60, height: 150, weight: 58, goalWeight: 43 } as const
  const { about, on } = headlineFor({ ...steadyHero, ...small, typicalDay: 'MOSTLY_SITTING', oftenExercise: 'NEVER' })
  expect(['milestone', 'year']).toContain(about)
  expect(on.day).toBeLessThanOrEqual(365)
})

test('a year is shown at least, and longer only for a later event', () => {
  expect(lastShownDay(headlineFor(steadyHero).forecast)).toBe(365)
  expect(lastShownDay(headlineFor({ ...steadyHero, weight: 150 }).forecast)).toBe(365)
  expect(lastShownDay(headlineFor(brideHero(addDays(TODAY, 500))).forecast)).toBe(500)
})
