import { test } from 'vitest'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await sandboxMarket()

test('random customers leave the same money here as in the sandbox', ({ task }) =>
  expectSameMoney(market, CUSTOMERS, task))
