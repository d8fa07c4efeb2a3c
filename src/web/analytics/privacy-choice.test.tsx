import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { ok, stubServer } from '#web/stub-server.fixture.ts'
import { choose } from './privacy-choice.ts'

declare const happyDOM: { readonly setURL: (url: string) => void }
const url = window.location.href
afterEach(() => happyDOM.setURL(url))

test('rejecting removes third-party cookies, whichever domain they were set for, and leaves ours', async () => {
  stubServer({ [`POST ${routes.trackingChoices}`]: ok(null) })
  happyDOM.setURL('https://www.plans.example.com/v3/')
  const cookies = [
    '_fbp=1; path=/; domain=example.com',
    '_ym_uid=1; path=/; domain=plans.example.com',
    '_ym_d=1; path=/',
    'own=1; path=/; domain=example.com',
  ]
  // biome-ignore lint/suspicious/noDocumentCookie: third-party scripts set cookies like this
  for (const cookie of cookies) document.cookie = cookie
  await choose(false)
  // The clock of these tests does not move, and a cookie disappears only after its time has passed.
  vi.setSystemTime(Date.now() + 1)
  expect(document.cookie).toBe('own=1')
})
