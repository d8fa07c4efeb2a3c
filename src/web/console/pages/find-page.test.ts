import { expect, test } from 'vitest'
import { matchPath } from './find-page.ts'

test.each([
  ['/customers', '/customers', {}],
  ['/customers/:id', '/customers/42', { id: '42' }],
  ['/customers/:id', '/customers/a%20b', { id: 'a b' }],
  ['/customers/:id', '/customers', null],
  ['/customers/:id', '/customers/', null],
  ['/customers/:id', '/customers/42/more', null],
  ['/', '/', {}],
])('%s at %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})
