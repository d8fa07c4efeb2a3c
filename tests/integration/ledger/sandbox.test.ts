import { test } from 'vitest'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await sandboxMarket()

test('our ledger agrees with the sandbox after a few random customers', ({ task }) => expectSameMoney(market, 2, task))
