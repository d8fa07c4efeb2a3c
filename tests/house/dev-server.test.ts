import { expect, test } from 'vitest'
import viteConfig from '../../vite.config.ts'

const written = [
  '/v3/mail-gallery',
  '/v3/outbox/1',
  '/v3/plates/a.svg',
  '/v3/sandbox/bank/1',
  '/v3/weigh-in-reminder/a',
  '/v3/week-email/a',
]
const others = ['/api/v2/settings', '/webhooks/stripe', '/healthz', '/readyz', '/metrics', '/.well-known/security.txt']

test('with hot reload, requests for server addresses go to the server, and those for pages of the web app do not', () => {
  const { server } = viteConfig({ command: 'serve', mode: 'development' })
  const handedOn = Object.keys(server?.proxy ?? {})
  const isHandedOn = (address: string) => handedOn.some((start) => address.startsWith(start))
  expect([...written, ...others].filter((address) => !isHandedOn(address))).toEqual([])
  expect(['/v3/', '/v3/woman/pay', '/v3/plan', '/v3/src/web/main.tsx'].filter(isHandedOn)).toEqual([])
})
