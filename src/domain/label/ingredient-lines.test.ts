import { expect, test } from 'vitest'
import { ingredientLines } from './ingredient-lines.ts'

test('a list of ingredients goes on to what cannot be part of it, and traces are kept apart', () => {
  expect(
    ingredientLines([
      'Nutrition Facts',
      'Protein 7g',
      'INGREDIENTS: WHEAT FLOUR, SUGAR,',
      'ALMONDS, SALT.',
      'CONTAINS: WHEAT, ALMONDS',
      'May contain soy and sesame.',
      'Best before: see lid',
      'Milk Street 5',
    ]),
  ).toEqual({
    contains: ['INGREDIENTS: WHEAT FLOUR, SUGAR,', 'ALMONDS, SALT.', 'CONTAINS: WHEAT, ALMONDS'],
    mayContain: ['May contain soy and sesame.'],
  })
})

test('a misread heading is found, and text without one says nothing', () => {
  expect(ingredientLines(['lngredients oats, milk']).contains).toEqual(['lngredients oats, milk'])
  expect(ingredientLines(['Oats with milk', 'Servings Per Container 2', 'Protein 7g'])).toEqual({
    contains: [],
    mayContain: [],
  })
})
