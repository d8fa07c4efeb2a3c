import { expect, test } from 'vitest'
import { isWeighInDue } from './weigh-in-prompt.tsx'

test('a weight is due when there is none, or the last is four days old', () => {
  const on = (...days: readonly string[]) =>
    isWeighInDue(
      days.map((day) => ({ day })),
      '2026-03-02',
    )
  expect(on()).toBe(true)
  expect(on('2026-02-26')).toBe(true)
  expect(on('2026-02-20', '2026-02-27')).toBe(false)
  expect(on('2026-03-02')).toBe(false)
})
