import { expect, test } from 'vitest'
import { type FamilyId, foodFamilies, foodsOfFamily, isFamilyId } from '#planner/foods/food-families.ts'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import { recognised, rulesOut } from './banned-food.ts'

const families = Object.keys(foodFamilies).filter(isFamilyId)
const byValidator = (id: FamilyId) => allIngredients.filter((food) => rulesOut(id, food)).map((food) => food.id)

test('the planner and the validator find the same foods in a family, each by its own definition', () => {
  const differing = recognised.filter(isFamilyId).flatMap((id) => {
    const [planner, validator] = [new Set(foodsOfFamily(id)), new Set(byValidator(id))]
    const off = [...planner, ...validator].filter((food) => planner.has(food) !== validator.has(food))
    return off.length === 0 ? [] : [`${id}: ${off.join(', ')}`]
  })
  expect(differing).toEqual([])
  expect(recognised.every(isFamilyId)).toBe(true)
})

test('every family has foods, and a ban of a single food rules out that food only', () => {
  for (const id of families) expect([id, foodsOfFamily(id).length > 0]).toEqual([id, true])
  expect(rulesOut('prawns', ingredient('prawns'))).toBe(true)
  expect(rulesOut('prawns', ingredient('prawns-cooked'))).toBe(false)
  expect(rulesOut('any-nonsense', ingredient('prawns'))).toBe(false)
})

test('what pregnancy rules out holds soft eggs only where they are soft, and no other ban does', () => {
  const egg = ingredient('egg')
  expect([true, false].map((isSoft) => rulesOut('any-unsafe-in-pregnancy', egg, isSoft))).toEqual([true, false])
  expect(rulesOut('any-chicken', egg, true)).toBe(false)
  expect(rulesOut('any-unsafe-in-pregnancy', ingredient('potato'), true)).toBe(false)
})

test('eggs that stay soft are ruled out in pregnancy, and by nothing that does not name eggs', () => {
  const isOut = (ban: string, id: 'egg' | 'milk-whole', isSoft: boolean) => rulesOut(ban, ingredient(id), isSoft)
  expect(isOut('any-unsafe-in-pregnancy', 'egg', true)).toBe(true)
  expect(isOut('any-unsafe-in-pregnancy', 'egg', false)).toBe(false)
  expect(isOut('any-unsafe-in-pregnancy', 'milk-whole', true)).toBe(false)
  expect(isOut('any-dairy', 'egg', true)).toBe(false)
  expect(isOut('any-egg', 'egg', false)).toBe(true)
})
