import { expect, type TestContext } from 'vitest'
import type { Market } from '#tests/ledger/market.ts'
import { walkLedger } from '#tests/ledger/walk.ts'
import { countProven } from '#tests/proofs/proven.ts'

/** Customers simulated at each provider; PROVE_CUSTOMERS and PROVE_SEED choose others, and repeat a run. */
export const CUSTOMERS = Number(process.env['PROVE_CUSTOMERS'] ?? 1000)
const seed = Number(process.env['PROVE_SEED'] ?? 1)

/** Simulates random customers at a provider and fails with every difference between its records and ours. */
export async function expectSameMoney(market: Market, customers: number, task: TestContext['task']): Promise<void> {
  const { counts, faults } = await walkLedger(market, customers, seed)
  countProven(task, counts)
  if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`)
  expect(faults).toEqual([])
  expect(counts['charges']).toBeGreaterThan(0)
}
