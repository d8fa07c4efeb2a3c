import { expect, test } from 'vitest'
import { type ChoiceKey, choices } from '#domain/answers/choices.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { conditions, stopping } from '#domain/hero/checkpoint.ts'
import { paymentWays } from '../walk/pay-for.ts'
import { everybody } from './everybody.ts'
import { forecastOf } from './forecast-of.ts'

// Only names of choices are keys of that object.
const questions = Object.keys(choices) as ChoiceKey[]

test.each(questions)('somebody chooses each answer to %s', (key) => {
  const answers = everybody.map(({ picks }): string | number | readonly string[] => picks[key])
  const chosen = new Set<string | number>(answers.flat())
  expect(choices[key].filter((option) => !chosen.has(option))).toEqual([])
})

test('somebody has each condition that does not end the way', () => {
  const had = new Set(everybody.flatMap((persona) => persona.conditions))
  const ending: readonly string[] = stopping
  expect(conditions.filter((condition) => !had.has(condition) && !ending.includes(condition))).toEqual([])
})

test('somebody buys each plan, and somebody pays in each way', () => {
  expect(new Set(everybody.map(({ buys }) => buys))).toEqual(new Set(planKeys))
  expect(new Set(everybody.map(({ pays }) => pays))).toEqual(new Set(paymentWays))
})

test.each(everybody)('$who: $expects', (persona) => {
  expect(forecastOf(persona).code).toBe(persona.expects)
})

test('together they hear everything that can be said of a plausible goal', () => {
  const codes = everybody.map(({ expects }) => expects)
  expect(new Set(codes)).toEqual(
    new Set(['OK', 'FAR_GOAL', 'EVENT_TOO_SOON', 'NO_LOSS_WANTED', 'DEFICIT_TOO_SMALL', 'UNDERWEIGHT_NOW']),
  )
})
