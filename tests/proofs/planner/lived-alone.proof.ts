import { expect, test } from 'vitest'
import { kitchens } from '../../../bench/weeks/households.ts'
import { countProven } from '../proven.ts'
import { liveOn } from './lived-kitchens.ts'

test('somebody who eats alone lives by it for half a year without a violation', { timeout: 3 * 3_600_000 }, ({
  task,
}) => {
  const { people, weeks, impossible, violations } = liveOn([
    [kitchens.one, 0.3],
    [kitchens.simple, 0.1],
    [kitchens.twice, 0.1],
    [kitchens.news, 0.05],
  ])
  countProven(task, { 'people over half a year': people, 'weeks in a row': weeks })
  expect({ impossible, violations }).toEqual({ impossible: [], violations: [] })
})
