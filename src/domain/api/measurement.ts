import { type Static, Type } from 'typebox'
import { orNull } from './fields.ts'

/** A script of a service on a page, with the id under which the operator is known there. */
const Tag = Type.Object({ id: Type.String(), script: Type.String() })

/** The services of others that the operator has configured; null where it has none. They start with a visitor's yes. */
export const ThirdParties = Type.Object({
  /** Product analytics by our own client: address and token. */
  productAnalytics: orNull(Type.Object({ host: Type.String(), token: Type.String() })),
  webAnalytics: orNull(Tag),
  adPixel: orNull(Tag),
})
export type ThirdParties = Static<typeof ThirdParties>

/** The collector's reply where it was asked for words: `error` says what was left out. */
export const CollectReply = Type.Object({ status: Type.Literal(1), error: orNull(Type.String()) })

/** The reply of any host that speaks the protocol, with words or without: 1 is a yes. */
export const WireReply = Type.Union([
  Type.Literal(1),
  Type.Object({ status: Type.Integer(), error: Type.Optional(orNull(Type.String())) }),
])
export type WireReply = Static<typeof WireReply>

/** What a visitor chose, as it is stored for proof. */
export const TrackingChoice = Type.Object(
  {
    visitor: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    analytics: Type.Boolean(),
    replay: Type.Boolean(),
    ads: Type.Boolean(),
    /** Whether the browser asks not to be sold or shared. */
    gpc: Type.Boolean(),
    /** Version of the words that were shown. */
    words: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
)
export type TrackingChoice = Static<typeof TrackingChoice>
