import { expect, test } from 'vitest'
import { countProven } from '../proven.ts'
import { killAtRandom } from './random-kills.ts'
import { report } from './record.ts'

const TIMEOUT_MS = 3_600_000
/** The default number of kills; PROVE_KILLS and PROVE_SEED choose others, and repeat a run. */
const cycles = Number(process.env['PROVE_KILLS'] ?? 60)
const seed = Number(process.env['PROVE_SEED'] ?? Date.now() % 1_000_000)

test('killed at random moments, the app and its database lose nothing that was acknowledged', {
  timeout: TIMEOUT_MS,
}, async ({ task }) => {
  process.stdout.write(`${cycles} kills, seed ${seed}\n`)
  const record = await killAtRandom(cycles, seed)
  process.stdout.write(`${report(record)}\n`)
  countProven(task, { 'random kills': cycles })
  expect(record).toMatchObject({ lost: 0, wrong: [], failedStarts: [] })
  expect(record.leads).toBeGreaterThan(0)
  expect(record.orders).toBeGreaterThan(0)
})
