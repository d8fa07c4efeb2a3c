import { expect, test } from 'vitest'
import { doneSentences } from './change-sentences.ts'

test('what was done about a dish reads well of one and of several', () => {
  const { disliked, favoured, unmarked } = doneSentences
  expect([disliked, favoured, unmarked].map((sentence) => sentence('Stuffed peppers'))).toEqual([
    'You said no to Stuffed peppers.',
    'You made Stuffed peppers a favourite.',
    'You took your mark off Stuffed peppers.',
  ])
})
