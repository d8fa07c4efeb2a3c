import { afterAll, test } from 'vitest'
import { paypalMarket } from '#tests/ledger/paypal-market.ts'
import { expectSameMoney, LIVES } from './random-lives.ts'

const market = await paypalMarket()
afterAll(market.stop)

test('random lives of buyers leave the same money here as at PayPal', ({ task }) =>
  expectSameMoney(market, LIVES, task))
