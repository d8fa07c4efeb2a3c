import { CardChangeReply, ReceiptView, SubscriptionView } from '#domain/api/subscription.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const subscriptionFrom = parserOf(SubscriptionView)
export const receiptFrom = parserOf(ReceiptView)
export const cardChangeFrom = parserOf(CardChangeReply)
