import { expect, test } from 'vitest'
import { testApp } from '#server/test-app.fixture.ts'
import { PROBE_HEADER, probeToken } from './probe-token.ts'

const PROXY = 'p'.repeat(32)
const server = await testApp({ env: { TRUSTED_PROXIES: '1', PROXY_SECRET: PROXY } })

type Seen = { readonly address: string; readonly isForwarded: boolean }

const seen = async (headers: Record<string, string>) =>
  (await server.get('/readyz', headers)).json<{ seen?: Seen }>().seen

test('an examination is told which address counts, and nobody else', async () => {
  const token = probeToken(server.services, new Date()) ?? ''
  const forged = { 'x-forwarded-for': '192.0.2.77' }
  expect(await seen({ [PROBE_HEADER]: token, ...forged })).toMatchObject({
    ...{ address: '127.0.0.1', isForwarded: false },
  })
  expect(await seen({ [PROBE_HEADER]: token, ...forged, 'x-proxy-secret': PROXY })).toMatchObject({
    ...{ address: '192.0.2.77', isForwarded: true },
  })
  expect(await seen({ [PROBE_HEADER]: '0'.repeat(64), ...forged })).toBeUndefined()
  expect(await seen({})).toBeUndefined()
})
