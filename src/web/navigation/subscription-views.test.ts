import { expect, test } from 'vitest'
import { subscriptionPartAt, subscriptionPaths } from './subscription-views.ts'

const id = '019a0000-0000-7000-8000-0000000000aa'

test('every part is found at its path', () => {
  const { receipt, ...others } = subscriptionPaths
  for (const [kind, path] of Object.entries(others)) expect(subscriptionPartAt(path)).toEqual({ kind })
  expect(subscriptionPartAt(receipt(id))).toEqual({ kind: 'receipt', id })
})

test.each([
  '/subscription/',
  '/subscription/now',
  '/subscription/receipt/',
  '/subscription/receipt/../x',
  `/receipt/${id}`,
])('%s is not a part', (path) => {
  expect(subscriptionPartAt(path)).toBeNull()
})
