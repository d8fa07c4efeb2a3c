import { expect, test } from 'vitest'
import { adultNeeds, type Eater } from '#domain/household/eater.ts'
import { grams, kcalPerDay } from '#domain/units.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { sampleRequest, weekWith } from './hand-made.example.ts'
import { validateOwnMeals } from './validate-own-meals.ts'

const them: Eater = {
  ...{ id: 'them', kind: 'adult', diets: ['VEGAN'], restrictions: [], banned: ['spinach'] },
  ...adultNeeds({ energy: kcalPerDay(2000), energyFloor: kcalPerDay(1200), protein: grams(60) }),
}
const request: WeekRequest = { ...sampleRequest, bannedIngredients: ['oats'], others: [them] }

/** What is said of a dish of these foods that somebody eats on the second day instead of the dinner. */
const said = (eater: string, ...foods: readonly string[]) =>
  validateOwnMeals(
    weekWith(2, 3, {
      away: [
        {
          ...{ eater, kcal: 500 },
          own: {
            ...{ by: eater, code: 'mine', name: 'Mine', grams: 300 },
            foods: foods.map((food) => ({ food, grams: 100 })),
          },
        },
      ],
    }),
    request,
  )
const place = { day: 2, meal: 3, slot: 'DINNER', recipe: 'mine' } as const

test('a dish of their own holds nothing that somebody banned, and other foods are fine', () => {
  expect(said(request.person, 'oats', 'salmon', 'spinach')).toEqual([
    { ...place, kind: 'BANNED_INGREDIENT', ingredient: 'oats' },
  ])
  expect(said(request.person, 'salmon')).toEqual([])
})

test('what somebody else at the table eats is judged by their own rules and bans', () => {
  const of = (found: object) => ({ kind: 'OF_EATER', eater: 'them', of: { ...place, ...found } })
  expect(said('them', 'oats', 'salmon', 'spinach')).toEqual([
    of({ kind: 'FORBIDDEN_INGREDIENT', ingredient: 'salmon', rule: 'VEGAN' }),
    of({ kind: 'BANNED_INGREDIENT', ingredient: 'spinach' }),
  ])
  expect(said('them', 'oats')).toEqual([])
})

test('a food that no table has is named, and nobody is judged who does not eat from this kitchen', () => {
  expect(said(request.person, 'moon-dust')).toEqual([{ ...place, kind: 'UNKNOWN_INGREDIENT', ingredient: 'moon-dust' }])
  expect(said('a stranger', 'oats')).toEqual([])
  expect(validateOwnMeals(weekWith(2, 3, { away: [{ eater: request.person, kcal: 500 }] }), request)).toEqual([])
})
