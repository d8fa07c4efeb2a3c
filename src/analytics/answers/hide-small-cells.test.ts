import { expect, test } from 'vitest'
import { hideSmallCells } from './hide-small-cells.ts'

const cells = (...counts: number[]) => counts.map((count, at) => ({ answer: `A${at}`, count }))
const shown = (counts: readonly number[], addsUp = true) =>
  hideSmallCells(cells(...counts), { addsUp }).map(({ count }) => count)

test('an answer of fewer than ten people is not shown', () => {
  expect(shown([40, 9, 3, 10])).toEqual([40, 10, null, null])
})

test('a single small cell is hidden together with the next smallest, since it could be computed from the rest', () => {
  expect(shown([40, 9, 12])).toEqual([40, null, null])
  expect(shown([40, 9, 12], false)).toEqual([40, 12, null])
})

test('if all other cells are zero, one of them is hidden with a single small cell, since the total would reveal it', () => {
  expect(shown([4, 0])).toEqual([null, null])
  expect(shown([0, 4, 0])).toEqual([null, 0, null])
  expect(shown([4, 0], false)).toEqual([null, 0])
  expect(shown([4])).toEqual([null])
})

test('a count of zero is not hidden', () => {
  expect(shown([40, 0, 12])).toEqual([40, 12, 0])
})
