import { expect, test } from 'vitest'
import { journey } from './journey.ts'
import { progressAt } from './progress.ts'

const total = (slug: (typeof journey)[number]['slug']) =>
  progressAt(slug).reduce((sum, segment) => sum + segment.filled, 0)

test('every step fills a little more, and the last one fills the bar', () => {
  const totals = journey.map((step) => total(step.slug))
  expect(totals).toEqual([...new Set(totals)].toSorted((a, b) => a - b))
  expect(totals[0]).toBeGreaterThan(0)
  expect(totals.at(-1)).toBe(7)
})
