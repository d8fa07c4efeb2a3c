import { expect, test } from 'vitest'
import { namesOf, otherDishes, plateTexts, shareTexts } from './meal-plates.ts'

const names = new Map([
  ['you', 'You'],
  ['ben', 'Ben'],
  ['mia', 'Mia'],
])
const dish = (recipe: string, portion: number) => ({ card: recipe, recipe, picture: recipe, title: recipe, portion })
const own = (recipe: string, portion: number) => ({
  ...dish(recipe, portion),
  ...{ minutes: 20, why: [], figures: { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sodium: 0 } },
})

test('a meal names everybody’s servings of its main dish, the member first', () => {
  const meal = {
    dishes: [own('curry', 1.25), own('salad', 1)],
    plates: [
      { eater: 'ben', dishes: [dish('curry', 0.75)] },
      { eater: 'mia', dishes: [dish('curry', 0.5), dish('salad', 1)] },
    ],
  }
  expect(plateTexts(meal, names)).toEqual(['You 1¼', 'Ben ¾', 'Mia ½'])
  expect(otherDishes(meal)).toEqual([])
})

test('whoever eats something else is named with it, and the dish is listed once with all who eat it', () => {
  const meal = {
    dishes: [own('pasta', 1)],
    plates: [
      { eater: 'ben', dishes: [dish('rice', 1), dish('slaw', 1)] },
      { eater: 'mia', dishes: [dish('rice', 0.5)] },
    ],
  }
  expect(plateTexts(meal, names)).toEqual(['You 1', 'Ben: rice + slaw', 'Mia: rice'])
  expect(otherDishes(meal).map(({ dish: { recipe }, eaters }) => [recipe, eaters])).toEqual([
    ['rice', ['ben', 'mia']],
    ['slaw', ['ben']],
  ])
})

test('somebody who eats alone reads nothing, and nobody unknown is named', () => {
  expect(plateTexts({ dishes: [own('curry', 1)] }, names)).toEqual([])
  expect(namesOf(['mia', 'gone'], names)).toBe('Mia')
  const meal = { dishes: [own('curry', 1)], plates: [{ eater: 'gone', dishes: [dish('curry', 1)] }] }
  expect(plateTexts(meal, names)).toEqual(['You 1'])
  expect(plateTexts(meal, new Map())).toEqual([])
})

test('servings of several pots of one dish are added up', () => {
  const shares = [
    { eater: 'ben', portion: 0.5 },
    { eater: 'you', portion: 1 },
    { eater: 'ben', portion: 0.25 },
  ]
  expect(shareTexts(shares, names)).toEqual(['You 1', 'Ben ¾'])
})
