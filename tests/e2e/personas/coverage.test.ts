import { expect, test } from 'vitest'
import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { conditions, stopping } from '#domain/hero/health-conditions.ts'
import { paymentWays } from '../walk/pay-for.ts'
import { personas, spreadAnswers } from './all.ts'
import { forecastOf } from './forecast-of.ts'
import type { Picked } from './persona.ts'

// The keys of that object are exactly the names of choices.
const mealsLike: Picked['mealsLike'] = ['DINNERS', 'SOUPS']
const questions = Object.keys(choices) as ChoiceKey[]

test.each(questions)('a persona chooses each answer to %s', (key) => {
  const answers = personas.map(({ picks }): string | number | readonly string[] => picks[key])
  const chosen = new Set<string | number>(answers.flat())
  expect(choices[key].filter((option) => !chosen.has(option))).toEqual([])
})

test('the answers to a question that everybody answers alike are spread over them', () => {
  const alike = personas.map((each) => ({
    ...each,
    picks: { ...each.picks, cookingSkill: 'BASIC' as const, mealsLike },
  }))
  const cooks = spreadAnswers(alike, 'cookingSkill').map(({ picks }) => picks.cookingSkill)
  expect(cooks[0]).toBe('BASIC')
  expect(new Set(cooks)).toEqual(new Set(choices.cookingSkill))
  const meals = spreadAnswers(alike, 'mealsLike').map(({ picks }) => picks.mealsLike)
  expect(new Set(meals.flat())).toEqual(new Set(choices.mealsLike))
})

test('for each condition that allows a plan there is a persona', () => {
  const had = new Set(personas.flatMap((persona) => persona.conditions))
  const ending: readonly string[] = stopping
  expect(conditions.filter((condition) => !had.has(condition) && !ending.includes(condition))).toEqual([])
})

test('personas buy each plan and use each way to pay', () => {
  expect(new Set(personas.map(({ buys }) => buys))).toEqual(new Set(planKeys))
  expect(new Set(personas.map(({ pays }) => pays))).toEqual(new Set(paymentWays))
})

test.each(personas)('$who: $expects', (persona) => {
  expect(forecastOf(persona).code).toBe(persona.expects)
})

test('together they get every forecast that a plausible goal can have', () => {
  const codes = personas.map(({ expects }) => expects)
  expect(new Set(codes)).toEqual(
    new Set(['OK', 'FAR_GOAL', 'EVENT_TOO_SOON', 'NO_LOSS_WANTED', 'DEFICIT_TOO_SMALL', 'UNDERWEIGHT_NOW']),
  )
})
