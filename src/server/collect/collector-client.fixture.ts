import { randomUUID } from 'node:crypto'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { routes } from '#domain/api/routes.ts'
import type { TestApp } from '#server/test-app.fixture.ts'

/** A phone's user agent. */
export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1'
const browser = { 'user-agent': iphone, 'accept-language': 'en-IE,en', 'cf-ipcountry': 'IE', 'cf-ipcity': 'Cork' }

export const payment = { plan: '1-MONTH', billing_period: 'month', price: 29.99, currency: 'EUR' }

/** Updates as a form field. */
export const form = (updates: unknown): string => `data=${encodeURIComponent(JSON.stringify(updates))}`

type ClientRequest = { readonly url?: string; readonly type?: string; readonly headers?: Record<string, string> }

/** Sends bodies to a server's collector like a browser in Cork. */
export const collectorClient =
  ({ send }: TestApp) =>
  (
    payload: string,
    { url = routes.track, type = 'application/x-www-form-urlencoded', headers = {} }: ClientRequest = {},
  ) =>
    send({ method: 'POST', url, headers: { host: 'localhost', 'content-type': type, ...browser, ...headers }, payload })

/** A new visitor, with functions that build the updates of its page. */
export function newVisitor({ services }: TestApp) {
  const id = randomUUID()
  const identity = { token: OWN_TOKEN, distinct_id: `$device:${id}`, $device_id: id }
  return {
    id,
    event: (event: string, properties: object) => ({
      event,
      properties: { ...identity, $insert_id: randomUUID(), time: services.now().getTime() / 1000, ...properties },
    }),
    step: (step: string, properties: object) => ({
      event: 'step_viewed',
      properties: { ...identity, step, flow: 1, first_at: services.now().getTime(), ...properties },
    }),
    profile: (change: object) => ({ $token: OWN_TOKEN, $distinct_id: `$device:${id}`, $device_id: id, ...change }),
  }
}
