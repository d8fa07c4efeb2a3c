import type { DeviceReply } from '#domain/api/visitor.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'

/** What the server itself knows about a sender: from headers, never from the body. */
export type SeenVisitor = {
  readonly device: DeviceReply
  /** The app whose built-in browser it is; null in a browser of its own. */
  readonly inAppBrowser: string | null
  /** ISO 3166-1 code; null if unknown. */
  readonly country: string | null
  readonly region: string | null
  readonly city: string | null
  /** The language that the browser prefers. */
  readonly language: string | null
  /** A program, not a person: its events are stored and marked. */
  readonly isBot: boolean
}

/** What a request of the operator's own server says of the people that it is about: nothing. */
export const ownServer: SeenVisitor = {
  device: deviceOf(''),
  ...{ inAppBrowser: null, country: null, region: null, city: null, language: null, isBot: false },
}
