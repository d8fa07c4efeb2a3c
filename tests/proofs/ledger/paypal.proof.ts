import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('random customers leave the same money here as at PayPal', ({ task }) => expectSameMoney(market, CUSTOMERS, task))
