import { Type } from 'typebox'

/** The path names the sender. */
export const WebhookSender = Type.Object({ provider: Type.String() })

/** The webhook was stored and is processed later. */
export const WebhookReply = Type.Object({ received: Type.Literal(true) })
