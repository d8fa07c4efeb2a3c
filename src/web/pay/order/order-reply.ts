import { OrderReply, OrderView } from '#domain/api/orders.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const orderReplyFrom = parserOf(OrderReply)
export const orderViewFrom = parserOf(OrderView)
