import { expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz-server.ts'
import { countProven } from '#tests/proofs/proven.ts'

const REQUESTS = 100_000
const HOUR = 3_600_000

test('a hundred thousand unexpected requests meet no error of ours, and no refusal that the interface does not describe', {
  timeout: HOUR,
}, async ({ task }) => {
  const { requests, failures, undocumented } = await fuzz(REQUESTS, Date.now())
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  countProven(task, { 'fuzzed requests': requests })
})
