import { expect, test } from 'vitest'
import { noDeadline } from '#server/platform/concurrency/deadline.ts'
import { eachInSlices } from './each-in-slices.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7]
/** The next three numbers. */
const next = async (after: number | null) => numbers.filter((number) => number > (after ?? 0)).slice(0, 3)
const silent = { error: () => {} }

test('every row is handled once, in order', async () => {
  const done: number[] = []
  await eachInSlices(next, async (row) => done.push(row), noDeadline, silent)
  expect(done).toEqual(numbers)
})

test('rows that cannot be handled keep back no other, are logged, and counted in the end', async () => {
  const done: number[] = []
  const logged: unknown[] = []
  const work = async (row: number) => {
    if (row <= 3) throw new Error('no')
    done.push(row)
  }
  const log = { error: (fields: unknown) => logged.push(fields) }
  await expect(eachInSlices(next, work, noDeadline, log)).rejects.toThrow('3 could not be handled.')
  expect(done).toEqual([4, 5, 6, 7])
  expect(logged).toHaveLength(3)
})

test('after the deadline no row is begun', async () => {
  const done: number[] = []
  const deadline = { isOver: () => done.length >= 4 }
  await eachInSlices(next, async (row) => done.push(row), deadline, silent)
  expect(done).toEqual([1, 2, 3, 4])
})
