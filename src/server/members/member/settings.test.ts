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
  variety: 'BALANCED' as const,
  shopping_days: [],
  eaters: 1,
}
const answered = settingsOf(exampleHero, 'metric', null)

test('settings that were never changed come from the answers', () => {
  expect(settingsOf(exampleHero, 'imperial', none)).toEqual({ ...answered, units: 'imperial' })
})

test('changed settings replace the answers, even if they are empty', () => {
  const kept = { ...none, diets: [], restrictions: ['NONE', 'EGGS', 'DAIRY'], meals_a_day: 5, eaters: 3 }
  expect(settingsOf(exampleHero, 'metric', kept)).toEqual({
    ...answered,
    diets: [],
    restrictions: ['EGGS', 'DAIRY'],
    mealsADay: 5,
    eaters: 3,
  })
})

test('stored options that no longer exist are left out', () => {
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
] as const)('whether %j requires different meals: %s', (changes, other) => {
  const after = { ...answered, ...changes, diets: [...('diets' in changes ? changes.diets : answered.diets)] }
  const restrictions = [...('restrictions' in changes ? changes.restrictions : answered.restrictions)]
  expect(asksForOtherMeals(answered, { ...after, restrictions })).toBe(other)
})
