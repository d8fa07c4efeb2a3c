import { test } from 'vitest'
import { hugo } from '../personas/men.ts'
import { noCook, veganCook } from './people.ts'
import { expectSafeFood } from './safe-food.ts'

// The people with the most rules; `npm run prove -- personas` has eight.
test.for([veganCook, noCook, hugo])(
  'nothing that $who must not eat is in any week, among the possible swaps, or on the list',
  expectSafeFood,
)
