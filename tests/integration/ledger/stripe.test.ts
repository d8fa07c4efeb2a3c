import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('some random customers leave the same money here as at Stripe', ({ task }) => expectSameMoney(market, 2, task))
