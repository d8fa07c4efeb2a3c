import { afterAll, test } from 'vitest'
import { stripeMarket } from '#tests/ledger/stripe-market.ts'
import { expectSameMoney } from '#tests/proofs/ledger/random-customers.ts'

const market = await stripeMarket()
afterAll(market.stop)

test('our ledger agrees with Stripe after a few random customers', ({ task }) => expectSameMoney(market, 2, task))
