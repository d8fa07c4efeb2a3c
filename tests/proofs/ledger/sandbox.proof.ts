import { test } from 'vitest'
import { sandboxMarket } from '#tests/ledger/sandbox-market.ts'
import { expectSameMoney, LIVES } from './random-lives.ts'

const market = await sandboxMarket()

test('random lives of buyers leave the same money here as in the sandbox', ({ task }) =>
  expectSameMoney(market, LIVES, task))
