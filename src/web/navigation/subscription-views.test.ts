import { expect, test } from 'vitest'
import { subscriptionPartAt, subscriptionPaths } from './subscription-views.ts'

const id = '019a0000-0000-7000-8000-0000000000aa'

test('every part is found at its path', () => {
  for (const kind of ['overview', 'cancel', 'withdraw', 'resume'] as const)
    expect(subscriptionPartAt(subscriptionPaths[kind])).toEqual({ kind })
  expect(subscriptionPartAt(subscriptionPaths.receipt(id))).toEqual({ kind: 'receipt', id })
})

test.each([
  '/subscription/',
  '/subscription/now',
  '/subscription/receipt/',
  '/subscription/receipt/../x',
  `/receipt/${id}`,
])('%s is no part', (path) => {
  expect(subscriptionPartAt(path)).toBeNull()
})
