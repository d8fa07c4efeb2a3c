import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { CUSTOMERS, expectSameMoney } from './random-customers.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('random customers leave the same money here as at Stripe', ({ task }) => expectSameMoney(market, CUSTOMERS, task))
