import { noReply } from '#analytics/client/failure.ts'
import {
  anonymousIdentity,
  distinctIdOf,
  type Identity,
  identify,
  isAliasNew,
  messages,
} from '#analytics/events/identity.ts'
import type { Properties } from '#analytics/events/read-properties.ts'
import { truncate } from '#analytics/events/truncate.ts'
import type { Channel } from '#analytics/events/wire.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { type Batcher, type Callback, createBatcher } from './batcher.ts'
import type { Persistence } from './persistence.ts'
import type { Send } from './transport.ts'

export type ClientOptions = {
  readonly token: string
  readonly send: Send
  readonly persistence: Persistence
  readonly newId: () => string
  /** The current time, ms since 1970. */
  readonly now: () => number
  readonly isPaused?: () => boolean
  /** Called with a message when a call is refused. */
  readonly report?: (message: string) => void
}

export type Client = {
  readonly identity: () => Identity
  /** With a `key`, a later event with the same key replaces this one while it waits. */
  readonly track: (name: string, properties: Properties, options?: { key?: string; callback?: Callback }) => void
  readonly setProfile: (properties: Properties) => void
  readonly setGroup: (key: string, id: string, properties: Properties) => void
  /** Sets the user's id. Returns false if the id is refused. */
  readonly identify: (userId: string) => boolean
  readonly alias: (alias: string) => boolean
  /** Clears the stored data and creates a new anonymous id. */
  readonly reset: () => void
  /** Stops all sending and clears the stored data. */
  readonly optOut: () => void
  readonly flush: (isLast?: boolean) => Promise<void>
  /** Stores the identity and waiting events now, for example when the visitor has just consented to that. */
  readonly save: () => void
}

/** A client of the analytics wire format: identity, events, profiles and groups, sent in batches. */
export function createClient(options: ClientOptions): Client {
  const { token, send, persistence, newId, now, isPaused = () => false, report = () => undefined } = options
  const kept = persistence.load()
  let identity: Identity = kept?.identity ?? anonymousIdentity(newId())
  let isOptedOut = false
  const save = (): void => {
    if (!isOptedOut) persistence.save({ identity, waiting: waiting() })
  }
  let isSaveDue = false
  // Writing to the device blocks the page, so several changes are written together while it is idle.
  const saveSoon = (): void => {
    if (isSaveDue) return
    isSaveDue = true
    whenIdle(() => {
      isSaveDue = false
      save()
    })
  }
  const batcherOf = (channel: Channel): Batcher => createBatcher({ channel, send, isPaused, onChange: saveSoon })
  const batchers: Readonly<Record<Channel, Batcher>> = {
    track: batcherOf('track'),
    engage: batcherOf('engage'),
    groups: batcherOf('groups'),
  }
  const all = Object.values(batchers)
  const waiting = () => ({
    track: batchers.track.waiting(),
    engage: batchers.engage.waiting(),
    groups: batchers.groups.waiting(),
  })
  for (const [channel, batcher] of Object.entries(batchers))
    for (const payload of kept?.waiting[channel as Channel] ?? []) batcher.add(payload)
  saveSoon()

  const ids = () => ({
    distinct_id: distinctIdOf(identity),
    $device_id: identity.deviceId,
    ...(identity.userId === null ? {} : { $user_id: identity.userId }),
  })

  const track: Client['track'] = (name, properties, { key, callback } = {}) => {
    if (name === '') {
      report(messages.noEventName)
      callback?.(noReply(messages.noEventName))
      return
    }
    const common = { token, ...ids(), $insert_id: newId().replaceAll('-', '').slice(-16), time: now() / 1000 }
    const event = truncate({ event: name, properties: { ...properties, ...common } })
    batchers.track.add(event, { ...(key === undefined ? {} : { key }), callback })
  }

  const client: Client = {
    identity: () => identity,
    track,
    setProfile: (properties) =>
      batchers.engage.add(
        truncate({ $set: properties, $token: token, $distinct_id: ids().distinct_id, $device_id: identity.deviceId }),
      ),
    setGroup: (key, id, properties) =>
      batchers.groups.add(truncate({ $set: properties, $token: token, $group_key: key, $group_id: id })),
    identify: (userId) => {
      const outcome = identify(identity, userId)
      if (outcome.kind === 'refused') report(outcome.message)
      if (outcome.kind === 'changed') {
        identity = outcome.identity
        track('$identify', { $anon_distinct_id: outcome.anonymousId })
      }
      return outcome.kind !== 'refused'
    },
    alias: (alias) => {
      if (isAliasNew(identity, alias)) track('$create_alias', { alias })
      return client.identify(alias)
    },
    reset: () => {
      persistence.clear()
      identity = anonymousIdentity(newId())
      save()
    },
    optOut: () => {
      isOptedOut = true
      for (const batcher of all) batcher.stop()
      persistence.clear()
    },
    save,
    flush: async (isLast) => {
      if (isLast === true) save()
      await Promise.all(all.map((batcher) => batcher.flush(isLast)))
    },
  }
  return client
}
