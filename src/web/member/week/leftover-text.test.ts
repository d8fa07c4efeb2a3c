import { expect, test } from 'vitest'
import { weekExample } from '#web/member/data/week.example.ts'
import { leftoverText } from './leftover-text.ts'

test('leftovers name the meal that they come from', () => {
  const week = weekExample()
  const texts = week.days.flatMap((day) => day.meals.flatMap((meal) => leftoverText(week, meal) ?? []))
  expect(texts).toEqual(['From Monday’s dinner'])
})
