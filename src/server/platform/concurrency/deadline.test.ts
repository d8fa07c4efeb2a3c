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

test('between two slices there is a rest as long as a slice, and none after the last one', async () => {
  const said: string[] = []
  const left = [2, 1, 0]
  let took = 0
  const slice = async () => {
    const started = performance.now()
    while (performance.now() - started < 3);
    took = performance.now() - started
    said.push('slice')
    return left.shift() ?? 0
  }
  const rest = async (ms: number) => {
    expect(ms).toBeGreaterThanOrEqual(took)
    said.push('rest')
  }
  expect(await inSlices(slice, noDeadline, rest)).toBe(3)
  expect(said).toEqual(['slice', 'rest', 'slice', 'rest', 'slice'])
})
