import { expect, test } from 'vitest'
import { heroProblems } from './check-hero.ts'
import { exampleHero, heroUpTo } from './hero.example.ts'

const TODAY = '2026-11-21'

test('a complete record has no problem', () => {
  expect(heroProblems(exampleHero, TODAY)).toEqual([])
})

test('every unanswered question is reported', () => {
  expect(heroProblems(heroUpTo('confirm-email'), TODAY)).toEqual([{ code: 'HERO_INCOMPLETE', key: 'email' }])
})

test('a goal below the healthy range is refused, one just within is not', () => {
  expect(heroProblems({ ...exampleHero, goalWeight: 53.4 }, TODAY)).toEqual([
    { code: 'GOAL_UNDERWEIGHT', key: 'goalWeight' },
  ])
  expect(heroProblems({ ...exampleHero, goalWeight: 53.5 }, TODAY)).toEqual([])
})

test('height and weight have to fit together', () => {
  expect(heroProblems({ ...exampleHero, height: 230, weight: 60, goalWeight: 100 }, TODAY)).toEqual([
    { code: 'BODY_IMPLAUSIBLE', key: 'weight' },
  ])
})

test.each(['2026-11-19', '2019-01-01', '2029-01-01', '2926-11-21'])('an event on %s is refused', (eventDate) => {
  expect(heroProblems({ ...exampleHero, eventDate }, TODAY)).toEqual([{ code: 'EVENT_DATE_INVALID', key: 'eventDate' }])
})

test('the past day of an event that was removed does not matter', () => {
  const { eventDate: _, ...rest } = exampleHero
  expect(heroProblems({ ...rest, importantEventComingUp: 'NO_EVENTS' }, TODAY)).toEqual([])
  expect(heroProblems({ ...rest, importantEventComingUp: 'NO_EVENTS', eventDate: '2020-01-01' }, TODAY)).toEqual([])
})
