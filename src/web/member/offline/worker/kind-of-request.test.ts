import { expect, test } from 'vitest'
import { kindOf } from './kind-of-request.ts'

const HOME = 'https://plan.example'
const opened = (path: string) => kindOf({ method: 'GET', mode: 'navigate', url: HOME + path }, HOME)
const fetched = (path: string) => kindOf({ method: 'GET', mode: 'cors', url: HOME + path }, HOME)

test.each(['/v3/plan', '/v3/plan/list/3', '/v3/plan?from=home'])('%s is a member page', (path) => {
  expect(opened(path)).toBe('page')
})

test.each(['/v3/', '/v3/woman/pay', '/v3/plans', '/v3/resume', '/v3/complete', '/v3/outbox'])(
  'opening %s is left alone',
  (path) => {
    expect(opened(path)).toBe('other')
  },
)

test('parts and plates are recognised by their address', () => {
  expect(fetched('/v3/assets/main-AbC.js')).toBe('part')
  expect(fetched('/v3/assets/reader-AbCd_123.wasm')).toBe('later part')
  expect(fetched('/v3/plates/chicken-pho.svg')).toBe('plate')
  expect(fetched('/v3/plates/chicken-pho~2.tofu.svg')).toBe('plate')
  expect(fetched('/v3/plates/../api.svg')).toBe('other')
})

test('requests to the interface, to other sites, and with other methods are left alone', () => {
  expect(fetched('/api/v2/member')).toBe('other')
  expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://else.example/v3/assets/a.js' }, HOME)).toBe('other')
  expect(kindOf({ method: 'POST', mode: 'navigate', url: `${HOME}/v3/plan` }, HOME)).toBe('other')
})
