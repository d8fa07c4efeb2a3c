import { expect, test } from 'vitest'
import { recipeWords } from '#web/member/recipe/recipe-words.ts'
import { dishPageWords } from '#web/member/words/dish-page.ts'
import { mealWords } from './meal-words.ts'

test('what is said of a dish reads well of one and of several', () => {
  const { favoured, unfavoured } = dishPageWords
  const { disliked, notForMeOf, swapOf } = mealWords
  for (const say of [favoured, unfavoured, disliked, notForMeOf, swapOf, recipeWords.saved])
    expect(say('Stuffed peppers')).not.toMatch(/Stuffed peppers (?:is|was|has|does)\b|\bit\b/)
})
