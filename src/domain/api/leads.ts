import { type Static, Type } from 'typebox'
import { conditions } from '#domain/hero/health-conditions.ts'
import { heroSchema } from '#domain/hero/hero-schema.ts'
import { unitSystems } from '#domain/unit-system.ts'
import { orNull } from './fields.ts'
import { accountActs } from './member/fresh-link.ts'

/** The answers of a visitor who has confirmed the email address, which is part of the hero record. */
export const LeadRequest = Type.Object(
  {
    hero: heroSchema,
    units: Type.Enum([...unitSystems]),
    conditions: Type.Array(Type.Enum([...conditions]), { maxItems: conditions.length, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type LeadRequest = Static<typeof LeadRequest>

/** The lead's opaque bearer token. The same idempotency key and content return the same token again. */
export const LeadReply = Type.Object({ token: Type.String() })
export type LeadReply = Static<typeof LeadReply>

/** What has been bought already, as far as this device may know. */
export const AccessReply = Type.Object({
  /** Whether a plan is open now. */
  isOpen: Type.Boolean(),
  /** Whether there is a live subscription, in which case no second one can be bought. */
  isSubscribed: Type.Boolean(),
})
export type AccessReply = Static<typeof AccessReply>

/**
 * The single-use secret of an emailed link. It is sent in a body, so that a mail scanner that opens the link does not
 * use it up.
 */
export const ResumeRequest = Type.Object(
  {
    secret: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }),
    /** A random value of this browser, with which the same exchange may be repeated for a few minutes. */
    attempt: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })),
    /** Confirms that another person who is signed in on this device is to be replaced. */
    replace: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ResumeRequest = Static<typeof ResumeRequest>

const resumed = {
  units: Type.Enum([...unitSystems]),
  token: Type.String(),
  /** Whether the whole plan is open, or only its first day. */
  access: Type.Enum(['full', 'preview']),
  /** What the link was asked for, to go on with it; null for a link that only opens the plan. */
  act: orNull(Type.Enum([...accountActs])),
}
export const ResumeReply = Type.Object({ hero: heroSchema, ...resumed })
export type ResumeReply = Static<typeof ResumeReply>
/** The same reply when the record may be of another version and is read answer by answer. */
export const ResumeReplyOfAnyHero = Type.Object({ hero: Type.Unknown(), ...resumed })

/**
 * The reply when another person is signed in on this device: nothing was changed, and the user has to be asked first.
 */
export const OtherPersonReply = Type.Object({
  /** The other person's email address, hidden except for its first letter and its domain. */
  signedInAs: Type.String(),
})
export type OtherPersonReply = Static<typeof OtherPersonReply>

/** The secret in a link to a subscription that opens nothing any more: a new one is mailed to the address it had. */
export const NewManageLinkRequest = Type.Object(
  { link: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) },
  { additionalProperties: false },
)
export type NewManageLinkRequest = Static<typeof NewManageLinkRequest>
