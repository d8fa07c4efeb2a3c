import { expect, test } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayTargets } from './day-targets.ts'

const startsOn = '2026-11-21'
const targets = (hero: Hero, week: number) => dayTargets(hero, { startsOn, week, palaeolithic: false })
const course = heroForecast(exampleHero, startsOn)
if (course === 'incomplete' || course.code !== 'OK') throw new Error('The example is no example.')

test('the first four weeks aim at what the forecast says to eat now', () => {
  for (const week of [1, 2, 3, 4]) expect(targets(exampleHero, week).energy).toBe(Math.round(course.energy.intake))
})

test('later weeks follow the stages of the forecast', () => {
  for (const { fromDay, intake } of course.stages.filter((stage) => stage.fromDay % 7 === 0)) {
    expect(targets(exampleHero, fromDay / 7 + 1).energy).toBe(Math.round(intake))
  }
})

test('after the goal the plan holds it', () => {
  const week = Math.ceil(course.goalDay / 7) + 2
  expect(targets(exampleHero, week).energy).toBe(Math.round(course.maintenanceAtGoal))
  expect(targets(exampleHero, 520)).toEqual(targets(exampleHero, week))
})

test('without a deficit the plan is what is spent', () => {
  const content = { ...exampleHero, goalWeight: exampleHero.weight }
  const forecast = heroForecast(content, startsOn)
  if (forecast === 'incomplete' || forecast.code !== 'NO_LOSS_WANTED') throw new Error('This is somebody else.')
  expect(targets(content, 1).energy).toBe(Math.round(forecast.energy.total))
})

test('no week goes below the floor', () => {
  const small = { ...exampleHero, age: 60, height: 150, weight: 50, goalWeight: 44, oftenExercise: 'NEVER' } as const
  for (const week of [1, 10, 60]) expect(targets(small, week).energy).toBeGreaterThanOrEqual(1200)
})
