import { test } from 'vitest'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await sandboxMarket()

test('some random customers leave the same money here as in the sandbox', ({ task }) =>
  expectSameMoney(market, 2, task))
