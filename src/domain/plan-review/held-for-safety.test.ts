import { expect, test } from 'vitest'
import { isHeldForSafety } from './held-for-safety.ts'
import { pastReview } from './reviews.example.ts'

const hold = (doctor: 'SURGERY' | 'UNDERWEIGHT' | 'BREAK') => pastReview(7, { kind: 'HOLD', doctor })
const agreed = pastReview(14, { kind: 'PROPOSE', change: 'RESTART', answer: 'YES' })
const chosen = pastReview(14, { kind: 'STEP' })
const kept = pastReview(14)

test.each([
  ['no reviews', [], false],
  ['low weight', [hold('UNDERWEIGHT')], true],
  ['low weight before', [hold('UNDERWEIGHT'), kept], false],
  ['an operation', [hold('SURGERY')], true],
  ['an operation that is over, and no answer yet', [hold('SURGERY'), kept], true],
  ['going on after it', [hold('SURGERY'), agreed], false],
  ['a choice after it', [hold('SURGERY'), chosen, kept], false],
  ['a break', [hold('BREAK')], false],
  ['a break that is over', [hold('BREAK'), kept], false],
  ['a break after an operation', [hold('SURGERY'), kept, hold('BREAK')], true],
  ['going on after both', [hold('SURGERY'), hold('BREAK'), agreed], false],
] as const)('%s', (_, past, expected) => {
  expect(isHeldForSafety(past)).toBe(expected)
})
