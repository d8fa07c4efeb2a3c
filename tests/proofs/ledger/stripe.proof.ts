import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('our ledger agrees with Stripe after random customers', ({ task }) => expectSameMoney(market, CUSTOMERS, task))
