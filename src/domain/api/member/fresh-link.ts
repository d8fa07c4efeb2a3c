import { type Static, Type } from 'typebox'

/** What cannot be undone in an account. It needs a link that was mailed within the last minutes, and goes on from there. */
export const accountActs = ['export', 'delete', 'sign-out-everywhere'] as const
export type AccountAct = (typeof accountActs)[number]

/** What a link that proves who somebody is may be asked for. */
export const proofPurposes = [...accountActs, 'withdraw'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** A link for going on with something that needs one. */
export const FreshLinkRequest = Type.Object({ purpose: Type.Enum([...proofPurposes]) }, { additionalProperties: false })
export type FreshLinkRequest = Static<typeof FreshLinkRequest>
