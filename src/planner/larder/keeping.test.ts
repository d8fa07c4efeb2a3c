import { expect, test } from 'vitest'
import { ingredient } from '#planner/foods/ingredients.ts'
import { isFresh } from './keeping.ts'
import { frozenForDays, keptForDays } from './keeping-days.ts'

const listed = [...Object.values(keptForDays).flat(), ...Object.values(frozenForDays).flat()]

test('no dried spice spoils: peppercorns are not peppers', () => {
  const dried = ['black-pepper', 'white-pepper', 'paprika', 'cumin', 'turmeric', 'chilli-flakes'] as const
  for (const id of dried) expect(isFresh(id)).toBe(false)
  const spices = listed.filter((id) => ingredient(id).aisle === 'SPICES')
  expect(spices.filter((id) => !isFresh(id))).toEqual([])
})
