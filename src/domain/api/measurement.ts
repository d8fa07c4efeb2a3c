import { type Static, Type } from 'typebox'
import { orNull } from './fields.ts'

/** A third-party script on a page, with the operator's id at that service. */
const Tag = Type.Object({ id: Type.String(), script: Type.String() })

/**
 * The third-party services that the operator has configured; null for each that is not. They start only with a
 * visitor's consent.
 */
export const ThirdParties = Type.Object({
  /** Product analytics, sent by our own client: address and token. */
  productAnalytics: orNull(Type.Object({ host: Type.String(), token: Type.String() })),
  webAnalytics: orNull(Tag),
  adPixel: orNull(Tag),
})
export type ThirdParties = Static<typeof ThirdParties>

/** The collector's verbose reply: `error` says what was left out. */
export const CollectReply = Type.Object({ status: Type.Literal(1), error: orNull(Type.String()) })

/** The reply to an import that came as JSON: how many events were stored, and which were not. */
export const ImportReply = Type.Object({
  code: Type.Integer(),
  status: Type.String(),
  num_records_imported: Type.Integer(),
  error: Type.Optional(Type.String()),
  failed_records: Type.Optional(
    Type.Array(Type.Object({ index: Type.Integer(), $insert_id: Type.String(), message: Type.String() })),
  ),
})
export type ImportReply = Static<typeof ImportReply>

/** The reply of any host that speaks the protocol, verbose or not: 1 means success. */
export const WireReply = Type.Union([
  Type.Literal(1),
  Type.Object({ status: Type.Integer(), error: Type.Optional(orNull(Type.String())) }),
])
export type WireReply = Static<typeof WireReply>

/** A visitor's privacy choice, as stored for proof. */
export const TrackingChoice = Type.Object(
  {
    visitor: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    analytics: Type.Boolean(),
    replay: Type.Boolean(),
    ads: Type.Boolean(),
    /** Whether the browser sends Global Privacy Control (do not sell or share). */
    gpc: Type.Boolean(),
    /** Version of the wording that was shown. */
    words: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
)
export type TrackingChoice = Static<typeof TrackingChoice>
