import { expect, test } from 'vitest'
import { exampleHero } from '#server/lead.example.ts'
import { asksForOtherMeals, settingsOf } from './settings.ts'

const none = {
  units: null,
  meals_a_day: null,
  diets: null,
  restrictions: null,
  cooking_skill: null,
  time_cooking: null,
  eaters: 1,
}
const answered = settingsOf(exampleHero, 'metric', null)

test('what was never set is as answered', () => {
  expect(settingsOf(exampleHero, 'imperial', none)).toEqual({ ...answered, units: 'imperial' })
})

test('what was set counts, also where it is nothing', () => {
  const kept = { ...none, diets: [], restrictions: ['NONE', 'EGGS', 'DAIRY'], meals_a_day: 5, eaters: 3 }
  expect(settingsOf(exampleHero, 'metric', kept)).toEqual({
    ...answered,
    diets: [],
    restrictions: ['EGGS', 'DAIRY'],
    mealsADay: 5,
    eaters: 3,
  })
})

test('stored words that are none of ours are left out', () => {
  const kept = { ...none, meals_a_day: 7, diets: ['VEGAN', 'LUNAR'], cooking_skill: 'GOD', time_cooking: 'NEVER' }
  expect(settingsOf(exampleHero, 'metric', kept)).toEqual({ ...answered, diets: ['VEGAN'] })
})

test.each([
  [{ units: 'imperial' }, false],
  [{ eaters: 6 }, false],
  [{ restrictions: [] }, false],
  [{ diets: ['MEDITERRANEAN'] }, false],
  [{ mealsADay: 2 }, true],
  [{ diets: ['MEDITERRANEAN', 'VEGAN'] }, true],
  [{ restrictions: ['NONE', 'EGGS'] }, true],
  [{ cookingSkill: 'ADVANCED' }, true],
  [{ timeCooking: 'DONT_COOK' }, true],
] as const)('%j asks for other meals: %s', (changes, other) => {
  const after = { ...answered, ...changes, diets: [...('diets' in changes ? changes.diets : answered.diets)] }
  const restrictions = [...('restrictions' in changes ? changes.restrictions : answered.restrictions)]
  expect(asksForOtherMeals(answered, { ...after, restrictions })).toBe(other)
})
