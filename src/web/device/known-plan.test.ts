import { expect, test } from 'vitest'
import { parseKnownPlan } from './known-plan.ts'

test('a plan is open, or its session ended at one of its pages', () => {
  expect(parseKnownPlan('open')).toEqual({ kind: 'open' })
  for (const at of ['/plan', '/plan/weight', '/plan/week/2/day/3/meal/1/swap', '/subscription/cancel'])
    expect(parseKnownPlan(at)).toEqual({ kind: 'signed_out', at })
})

test('any other text means no known plan and no address', () => {
  for (const text of [null, '', 'OPEN', '/', '/planet', '//example.com', '/plan/../x', '/plan/a?b', 'javascript:x'])
    expect(parseKnownPlan(text)).toEqual({ kind: 'none' })
})
