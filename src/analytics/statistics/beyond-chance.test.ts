import { expect, test } from 'vitest'
import { changeBetween, type Part } from './beyond-chance.ts'

const part = (hits: number, of: number): Part => ({ hits, of })

test.each([
  ['nothing to divide by', part(0, 0), part(3, 100), null, false],
  ['few buyers', part(1, 1000), part(7, 1000), 0.006, false],
  ['as before', part(200, 10_000), part(204, 10_000), 0.0004, false],
  ['half as many buyers', part(200, 10_000), part(100, 10_000), -0.01, true],
  ['twice as many buyers of half as many visitors', part(100, 10_000), part(100, 5000), 0.01, true],
  ['fewer who stay', part(950, 1000), part(880, 1000), -0.07, true],
] as const)('%s', (_, before, now, difference, isBeyondChance) => {
  const change = changeBetween(before, now, 1)
  expect(change.isBeyondChance).toBe(isBeyondChance)
  if (difference === null) expect(change.difference).toBeNull()
  else expect(change.difference).toBeCloseTo(difference, 10)
})

test('swapping the periods turns the sign and nothing else', () => {
  const [one, other] = [part(150, 9000), part(260, 11_000)]
  const [there, back] = [changeBetween(one, other, 3), changeBetween(other, one, 3)]
  expect(there.difference).toBeCloseTo(-(back.difference ?? 0), 12)
  expect(there.isBeyondChance).toBe(back.isBeyondChance)
})
