import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { exampleHero } from './hero.example.ts'
import { heroForecast } from './hero-forecast.ts'

const TODAY = '2026-11-21'
const { eventDate: _, ...withoutDay } = exampleHero
const steadyHero: Hero = { ...withoutDay, importantEventComingUp: 'NO_EVENTS' }
const brideHero = (eventDate: string): Hero => ({ ...steadyHero, importantEventComingUp: 'WEDDING', eventDate })

const codeOf = (hero: Hero) => {
  const answer = heroForecast(hero, TODAY)
  return answer === 'incomplete' ? answer : answer.code
}

test.each([
  ['a goal in reach', steadyHero, 'OK'],
  ['a wedding after the goal', brideHero('2028-05-20'), 'OK'],
  ['a wedding before the goal', brideHero('2027-02-14'), 'EVENT_TOO_SOON'],
  ['a goal that is years away', { ...steadyHero, weight: 150 }, 'FAR_GOAL'],
  ['no weight to lose', { ...steadyHero, goalWeight: 80 }, 'NO_LOSS_WANTED'],
  [
    'a small body that spends little',
    { ...steadyHero, age: 60, height: 148, weight: 45, goalWeight: 42, oftenExercise: 'NEVER' },
    'DEFICIT_TOO_SMALL',
  ],
  ['a body below the healthy range', { ...steadyHero, weight: 50, goalWeight: 48 }, 'UNDERWEIGHT_NOW'],
  ['a goal below the healthy range', { ...steadyHero, goalWeight: 50 }, 'GOAL_UNDERWEIGHT'],
  ['a height that does not fit the weight', { ...steadyHero, height: 140, weight: 170 }, 'INPUT_IMPLAUSIBLE'],
] as const)('%s', (_, hero, code) => {
  expect(codeOf(hero)).toBe(code)
})

test.each(['age', 'height', 'weight', 'goalWeight'] as const)('without %s there is no forecast', (key) => {
  const { [key]: _, ...rest } = steadyHero
  expect(codeOf(rest)).toBe('incomplete')
})

test('a visitor who has not begun has no forecast', () => {
  expect(codeOf({ gender: '' })).toBe('incomplete')
})

test('the day of an event that was removed is ignored', () => {
  expect(codeOf({ ...brideHero('2027-02-14'), importantEventComingUp: 'NO_EVENTS' })).toBe('OK')
})

test('a forecast is made even if answers on activity are missing', () => {
  const { typicalDay: _, ...rest } = steadyHero
  expect(codeOf(rest)).toBe('OK')
})

test('answers that do not affect the body change nothing, and the same input is computed once', () => {
  const first = heroForecast(steadyHero, TODAY)
  expect(heroForecast({ ...steadyHero, bestShape: 4, foodsCrave: ['SODA'] }, TODAY)).toBe(first)
  expect(heroForecast({ ...steadyHero, goalWeight: 70 }, TODAY)).not.toBe(first)
})
