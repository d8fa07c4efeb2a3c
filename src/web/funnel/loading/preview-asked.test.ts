import { expect, test } from 'vitest'
import { freshHero } from '#domain/funnel/hero.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { previewAsked } from './preview-asked.ts'

const today = '2026-11-21'

test('the request carries what a kitchen needs and the rounded energy, and nothing else', () => {
  const asked = previewAsked(exampleHero, today)
  const forecast = heroForecast(exampleHero, today)
  if (forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE') throw new Error('no forecast')
  expect(asked).toEqual({
    diets: exampleHero.typeDietPrefer,
    restrictions: exampleHero.foodRestrictions,
    skill: exampleHero.cookingSkill,
    time: exampleHero.timeCooking,
    mealsADay: exampleHero.dayEats,
    energy: Math.round(forecast.energy.intake / 50) * 50,
  })
})

test('people with other bodies, ages and tastes whose energy rounds to the same ask for the same', () => {
  const other = { ...exampleHero, goalBody: 'CURVY', cuisinesLike: ['FRENCH'], eventDate: '2027-08-01' } as const
  expect(previewAsked(other, today)).toEqual(previewAsked(exampleHero, today))
})

test('nothing is asked for while answers are missing', () => {
  expect(previewAsked(freshHero, today)).toBeNull()
  const { timeCooking: _, ...without } = exampleHero
  expect(previewAsked(without, today)).toBeNull()
})
