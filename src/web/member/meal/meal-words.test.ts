import { expect, test } from 'vitest'
import { recipeWords } from '#web/member/recipe/recipe-words.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { mealWords } from './meal-words.ts'

test('sentences about a dish suit singular and plural titles', () => {
  const { favoured, unfavoured } = dishPageWords
  const { disliked, notForMeOf, swapOf } = mealWords
  for (const say of [favoured, unfavoured, disliked, notForMeOf, swapOf, recipeWords.saved])
    expect(say('Stuffed peppers')).not.toMatch(/Stuffed peppers (?:is|was|has|does)\b|\bit\b/)
})
