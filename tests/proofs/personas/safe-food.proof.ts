import { test } from 'vitest'
import { noCook, pescatarian, veganCook } from '#tests/e2e/member/people.ts'
import { expectSafeFood } from '#tests/e2e/member/safe-food.ts'
import { hugo, jamal } from '#tests/e2e/personas/men.ts'
import { ada, chiara, kira } from '#tests/e2e/personas/women.ts'
import { countProven } from '../proven.ts'

test.for([veganCook, noCook, pescatarian, ada, chiara, hugo, jamal, kira])(
  'nothing that $who must not eat is in any week, among the possible swaps, or on the list',
  async (persona, { task }) => {
    await expectSafeFood(persona)
    countProven(task, { 'people who eat safely': 1 })
  },
)
