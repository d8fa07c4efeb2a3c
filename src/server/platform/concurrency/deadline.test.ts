import { expect, test } from 'vitest'
import { deadlineIn, inSlices, noDeadline } from './deadline.ts'

test('slices are repeated until one finds nothing', async () => {
  const left = [3, 2, 0, 5]
  expect(await inSlices(async () => left.shift() ?? 0, noDeadline)).toBe(5)
  expect(left).toEqual([5])
})

test('after the deadline no other slice begins', async () => {
  let slices = 0
  const slice = async () => {
    slices += 1
    return 10
  }
  expect(await inSlices(slice, deadlineIn(0))).toBe(10)
  expect(slices).toBe(1)
})
