import { expect, test } from 'vitest'
import { doneSentences } from './change-sentences.ts'

test('sentences about an opinion name the dish', () => {
  const { disliked, favoured, unmarked } = doneSentences
  expect([disliked, favoured, unmarked].map((sentence) => sentence('Stuffed peppers'))).toEqual([
    'You said no to Stuffed peppers.',
    'You made Stuffed peppers a favourite.',
    'You removed your mark from Stuffed peppers.',
  ])
})
