import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('our ledger agrees with PayPal after a few random customers', ({ task }) => expectSameMoney(market, 2, task))
