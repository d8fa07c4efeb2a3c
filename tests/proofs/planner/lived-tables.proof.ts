import { expect, test } from 'vitest'
import { kitchens } from '../../../bench/weeks/households.ts'
import { countProven } from '../proven.ts'
import { liveOn } from './lived-kitchens.ts'

// In a file of its own, so that both cores have work.
test('tables of two and four live by it for half a year without a violation', { timeout: 3 * 3_600_000 }, ({
  task,
}) => {
  const { people, weeks, impossible, violations } = liveOn([
    [kitchens.two, 0.25],
    [kitchens.four, 0.2],
  ])
  countProven(task, { 'people over half a year': people, 'weeks in a row': weeks })
  expect({ impossible, violations }).toEqual({ impossible: [], violations: [] })
})
