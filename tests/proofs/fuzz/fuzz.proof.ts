import { expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz-server.ts'
import { countProven } from '#tests/proofs/proven.ts'

const REQUESTS = 100_000
const HOUR = 3_600_000
/** A different seed each time; PROVE_SEED repeats the requests of a run. */
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000)

test('a hundred thousand unexpected requests cause no server error, and no refusal that the interface does not describe', {
  timeout: HOUR,
}, async ({ task }) => {
  process.stdout.write(`seed ${seed}\n`)
  const { requests, failures, undocumented } = await fuzz(REQUESTS, seed)
  expect(failures).toEqual([])
  expect(undocumented).toEqual([])
  countProven(task, { 'fuzzed requests': requests })
})
