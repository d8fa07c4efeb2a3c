import { expect, test } from 'vitest'
import type { ShoppingLine } from '#planner/kitchen-units/shopping-lines.ts'
import { listChange } from './list-change.ts'

const line = (id: ShoppingLine['id'], grams: number, more: Partial<ShoppingLine> = {}): ShoppingLine => ({
  ...{ id, aisle: 'PRODUCE', name: id, grams, buy: '1 bag', staple: false },
  packs: { count: 1, unit: 'bag' },
  ...more,
})
const idsIn = (lines: readonly ShoppingLine[]) => lines.map(({ id }) => id)

test('what is new on a list, or needs another pack, is gained; what is gone is not bought', () => {
  const before = [line('carrot', 100), line('leek', 200), line('brown-rice', 90)]
  const after = [
    line('carrot', 700, { packs: { count: 2, unit: 'bag' } }),
    line('brown-rice', 90),
    line('red-onion', 80),
  ]
  const { more, less, uses } = listChange(before, after)
  expect([idsIn(more), idsIn(less), idsIn(uses)]).toEqual([['carrot', 'red-onion'], ['leek'], []])
})

test('what most kitchens have is neither gained nor lost', () => {
  expect(listChange([], [line('olive-oil', 10, { staple: true })])).toEqual({ more: [], less: [], uses: [] })
})

test('fresh food at home that was not used, or is used up, is said; what keeps for long is not', () => {
  const home = { left: 300, buy: '', staple: true }
  const { more, uses } = listChange(
    [line('leek', 50, home)],
    [line('leek', 250, home), line('carrot', 100, home), line('brown-rice', 90, home)],
  )
  expect([idsIn(more), idsIn(uses)]).toEqual([[], ['leek', 'carrot']])
})
