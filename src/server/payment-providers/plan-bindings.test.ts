import { expect, test } from 'vitest'
import { planBindings } from './plan-bindings.ts'

test('every plan has a price and may have an offer for its first period', () => {
  expect(planBindings('1-WEEK=a:b, 3-MONTH=d,1-MONTH=c')).toEqual({
    '1-WEEK': { id: 'a', offer: 'b' },
    '1-MONTH': { id: 'c', offer: null },
    '3-MONTH': { id: 'd', offer: null },
  })
})

test.each(['', '1-WEEK=a', '1-WEEK=a,1-MONTH=b,3-MONTH=c,1-WEEK=d', '1-WEEK=a,1-MONTH=b,2-MONTH=c'])(
  '%j does not name every plan once',
  (text) => {
    expect(planBindings(text)).toBeUndefined()
  },
)
