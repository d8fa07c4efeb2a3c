import { safeEvent, safeFirstPage } from '#analytics/client/third-party.ts'
import type { ThirdParties } from '#domain/api/measurement.ts'
import { createClient } from './client.ts'
import { entryOf, persistenceIn } from './persistence.ts'
import type { Sink } from './sink.ts'
import { sendTo } from './transport.ts'

type Address = NonNullable<ThirdParties['productAnalytics']>

/**
 * Starts third-party product analytics: the same wire format, a separate id, and only events that are safe to share.
 * While `isPaused` returns true, as on the pay page, events wait.
 */
export function startProductAnalytics({ host, token }: Address, isPaused: () => boolean): Sink {
  const client = createClient({
    token,
    send: sendTo(host),
    persistence: persistenceIn(entryOf('productAnalytics')),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    isPaused,
  })
  return {
    track: (name, properties, options) => {
      const safe = safeEvent(name, properties)
      if (safe !== null) client.track(safe.name, safe.properties, options)
    },
    setProfile: (properties) => {
      const { last_seen } = properties
      client.setProfile({ ...safeFirstPage(properties), ...(last_seen === undefined ? {} : { last_seen }) })
    },
    setGroup: client.setGroup,
    flush: client.flush,
    optOut: client.optOut,
  }
}
