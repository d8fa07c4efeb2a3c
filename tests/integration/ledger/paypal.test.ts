import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('some random customers leave the same money here as at PayPal', ({ task }) => expectSameMoney(market, 2, task))
