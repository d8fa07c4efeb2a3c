import { test } from 'vitest'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await sandboxMarket()

test('our ledger agrees with the sandbox after random customers', ({ task }) =>
  expectSameMoney(market, CUSTOMERS, task))
