import { expect, test } from 'vitest'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { people, plannedFor } from './people.example.ts'
import { isServable } from './served-dishes.ts'

const withDish = (person: WeekRequest, recipe: string) => {
  const { request, plan } = plannedFor(person)
  const [first, ...others] = plan.days
  const added = { slot: 'SNACK', dishes: [{ recipe, portion: 1 }] } as const
  return { request, plan: { ...plan, days: [{ meals: [...(first?.meals ?? []), added] }, ...others] } }
}

test('a week is servable until one of its dishes is gone or does not suit', () => {
  expect(isServable(plannedFor(people.vegan))).toBe(true)
  expect(isServable(withDish(people.vegan, 'gone'))).toBe(false)
  expect(isServable(withDish(people.vegan, 'clam-chowder'))).toBe(false)
  expect(isServable(withDish(people.easy, 'clam-chowder'))).toBe(true)
})

test('a diet that was relaxed when the week was planned rules out none of its dishes', () => {
  expect(isServable(plannedFor(people.plantPaleo))).toBe(true)
})
