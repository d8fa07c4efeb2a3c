import { expect, test } from 'vitest'
import { hideSmallCells } from './hide-small-cells.ts'

const cells = (...counts: number[]) => counts.map((count, at) => ({ answer: `A${at}`, count }))
const shown = (counts: readonly number[], addsUp = true) =>
  hideSmallCells(cells(...counts), { addsUp }).map(({ count }) => count)

test('an answer of fewer than ten people is not shown', () => {
  expect(shown([40, 9, 3, 10])).toEqual([40, 10, null, null])
})

test('a single small cell takes the next smallest with it, since the rest would betray it', () => {
  expect(shown([40, 9, 12])).toEqual([40, null, null])
  expect(shown([40, 9, 12], false)).toEqual([40, 12, null])
})

test('a single small cell beside nothing but zeros takes one of them with it: the total would betray it', () => {
  expect(shown([4, 0])).toEqual([null, null])
  expect(shown([0, 4, 0])).toEqual([null, 0, null])
  expect(shown([4, 0], false)).toEqual([null, 0])
  expect(shown([4])).toEqual([null])
})

test('a count of zero is not hidden', () => {
  expect(shown([40, 0, 12])).toEqual([40, 12, 0])
})
