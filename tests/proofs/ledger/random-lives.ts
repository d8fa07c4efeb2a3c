import { expect, type TestContext } from 'vitest'
import type { Market } from '#tests/ledger/market.ts'
import { walkLedger } from '#tests/ledger/walk.ts'
import { countProven } from '#tests/proofs/proven.ts'

/** Lives at each provider; PROVE_LIVES and PROVE_SEED choose others, and repeat a run. */
export const LIVES = Number(process.env['PROVE_LIVES'] ?? 1000)
const seed = Number(process.env['PROVE_SEED'] ?? 1)

/** Goes through random lives at a provider, and fails with everything that differs between its records and ours. */
export async function expectSameMoney(market: Market, lives: number, task: TestContext['task']): Promise<void> {
  const { counts, faults } = await walkLedger(market, lives, seed)
  countProven(task, counts)
  if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`)
  expect(faults).toEqual([])
  expect(counts['charges']).toBeGreaterThan(0)
}
