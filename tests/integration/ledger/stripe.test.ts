import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-lives.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('some random lives of buyers leave the same money here as at Stripe', ({ task }) =>
  expectSameMoney(market, 2, task))
