import { expect, test } from 'vitest'
import { changeBetween, type Part } from '#analytics/statistics/beyond-chance.ts'
import { seededDraw } from './simulated-run.fixture.ts'

test.each([
  [0.02, 2000],
  [0.5, 400],
  [0.95, 400],
])('of 400 tables of ten rows with one share of %d at most one in twenty names a change', (share, visitors) => {
  const random = seededDraw(share * 100)
  const draw = (of: number): Part => {
    let hits = 0
    for (let visitor = 0; visitor < of; visitor++) if (random() < share) hits += 1
    return { hits, of }
  }
  let wrong = 0
  for (let table = 0; table < 400; table++) {
    const rows = Array.from({ length: 10 }, () => changeBetween(draw(visitors), draw(visitors / 2), 10))
    if (rows.some(({ isBeyondChance }) => isBeyondChance)) wrong += 1
  }
  expect(wrong).toBeLessThanOrEqual(20)
})
