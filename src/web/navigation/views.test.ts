import { expect, test } from 'vitest'
import { journey } from '#domain/funnel/journey.ts'
import { stepPath, viewAt } from './views.ts'

test('every step has an address on both branches and is found there', () => {
  for (const { slug } of journey) {
    expect(viewAt(`/woman/${slug}`)).toEqual({ kind: 'step', gender: 'FEMALE', slug })
    expect(viewAt(stepPath('MALE', slug))).toEqual({ kind: 'step', gender: 'MALE', slug })
  }
})

test('the shared pages are known', () => {
  expect(viewAt('/')).toEqual({ kind: 'page', name: 'home' })
  for (const path of ['', '/cancel', '/withdraw', '/receipt/one'])
    expect(viewAt(`/subscription${path}`)).toEqual({ kind: 'page', name: 'subscription' })
  expect(viewAt('/refund-policy')).toEqual({ kind: 'page', name: 'refunds' })
  expect(viewAt('/help')).toEqual({ kind: 'page', name: 'help' })
  expect(viewAt('/credits')).toEqual({ kind: 'page', name: 'credits' })
})

test('addresses of the member area are recognised', () => {
  expect(viewAt('/plan/week/2')).toEqual({ kind: 'member' })
  expect(viewAt('/plan/nowhere')).toEqual({ kind: 'member' })
  expect(viewAt('/sign-in')).toEqual({ kind: 'page', name: 'signIn' })
})

test.each([
  '/plans',
  '/woman',
  '/woman/',
  '/woman/nowhere',
  '/person/weight',
  '/woman/weight/more',
  '/__proto__',
  '/man/__proto__',
])('%s is unknown', (path) => {
  expect(viewAt(path)).toEqual({ kind: 'unknown' })
})
