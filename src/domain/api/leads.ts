import { type Static, Type } from 'typebox'
import { conditions } from '#domain/hero/checkpoint.ts'
import { heroSchema } from '#domain/hero/hero-schema.ts'
import { unitSystems } from '#domain/unit-system.ts'

/** The answers of a visitor who has confirmed the email address (it is in the hero record). */
export const LeadRequest = Type.Object(
  {
    hero: heroSchema,
    units: Type.Enum([...unitSystems]),
    conditions: Type.Array(Type.Enum([...conditions]), { maxItems: conditions.length, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type LeadRequest = Static<typeof LeadRequest>

/** The opaque bearer token of this lead. The same idempotency key and content give the same token again. */
export const LeadReply = Type.Object({ token: Type.String() })
export type LeadReply = Static<typeof LeadReply>

/** What is bought already, as far as this device may know it. */
export const AccessReply = Type.Object({
  /** Whether a plan is open now. */
  isOpen: Type.Boolean(),
  /** Whether a subscription lives, so that no second one can be bought. */
  isSubscribed: Type.Boolean(),
})
export type AccessReply = Static<typeof AccessReply>

/** The single-use secret of an emailed link. It travels in a body, so that a mail scanner's visit does not use it up. */
export const ResumeRequest = Type.Object(
  {
    secret: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }),
    /** A random value of the browser's own: with it the same exchange may be repeated for some minutes. */
    attempt: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })),
    /** The yes to taking the place of another person who is signed in on this device. */
    replace: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ResumeRequest = Static<typeof ResumeRequest>

const resumed = {
  units: Type.Enum([...unitSystems]),
  token: Type.String(),
  /** Whether there is a plan to open, or only its first day. */
  access: Type.Enum(['full', 'preview']),
}
export const ResumeReply = Type.Object({ hero: heroSchema, ...resumed })
export type ResumeReply = Static<typeof ResumeReply>
/** The same where the record may be of another version, and is read answer by answer. */
export const ResumeReplyOfAnyHero = Type.Object({ hero: Type.Unknown(), ...resumed })

/** Nothing was changed: another person is signed in on this device, and has to be asked about first. */
export const OtherPersonReply = Type.Object({
  /** The address of that person, all but its first letter and its domain hidden. */
  signedInAs: Type.String(),
})
export type OtherPersonReply = Static<typeof OtherPersonReply>
