import { expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz-server.ts'
import { countProven } from '#tests/proofs/proven.ts'

const REQUESTS = 100_000
const HOUR = 3_600_000

test('a hundred thousand unexpected requests meet no error of ours', { timeout: HOUR }, async ({ task }) => {
  const { requests, failures } = await fuzz(REQUESTS, Date.now())
  expect(failures).toEqual([])
  countProven(task, { 'fuzzed requests': requests })
})
