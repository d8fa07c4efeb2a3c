import { expect, test } from 'vitest'
import { photoLimits } from '#domain/diary/photo-limits.ts'
import { foodsInText } from './vision-answer.ts'

test('a name that is too long is cut between two characters', () => {
  const grams = { grams: 100, grams_low: 80, grams_high: 120 }
  const item = { name: `Apples ${'🍎'.repeat(100)}`, preparation: 'raw', ...grams, hidden_fat_likely: false }
  const [food] = foodsInText(JSON.stringify({ is_food: true, items: [item] })) ?? []
  expect(food?.name).toBe(`Apples ${'🍎'.repeat(photoLimits.nameLength - 7)}`)
})
