import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-lives.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('some random lives of buyers leave the same money here as at PayPal', ({ task }) =>
  expectSameMoney(market, 2, task))
