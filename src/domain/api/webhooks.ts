import { Type } from 'typebox'

/** The address names who sends. */
export const WebhookSender = Type.Object({ provider: Type.String() })

/** Stored, and processed later. */
export const WebhookReply = Type.Object({ received: Type.Literal(true) })
