import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('our ledger agrees with PayPal after random customers', ({ task }) => expectSameMoney(market, CUSTOMERS, task))
