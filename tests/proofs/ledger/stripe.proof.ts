import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { expectSameMoney, LIVES } from './random-lives.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('random lives of buyers leave the same money here as at Stripe', ({ task }) =>
  expectSameMoney(market, LIVES, task))
