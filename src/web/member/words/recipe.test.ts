import { expect, test } from 'vitest'
import { mealWords, recipeWords } from './recipe.ts'

test('what is said of a dish reads well of one and of several', () => {
  const { favoured, unfavoured, disliked, notForMeOf, swapOf } = mealWords
  for (const say of [favoured, unfavoured, disliked, notForMeOf, swapOf, recipeWords.saved])
    expect(say('Stuffed peppers')).not.toMatch(/Stuffed peppers (?:is|was|has|does)\b|\bit\b/)
})
