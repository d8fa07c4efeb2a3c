import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { SeenFrom } from '#server/purchases/store-consent.ts'

/** A buyer's wish to pay. */
export type OrderCall = {
  readonly leadId: string
  /** Whether they came by a link that was mailed to the address. */
  readonly isProven: boolean
  readonly key: string
  readonly request: OrderRequest
  readonly userAgent: string
  readonly seenFrom?: SeenFrom
  readonly log: Log
}

export type OrderPlaced = OrderReply & { readonly isNew: boolean; readonly declined: DeclineReason | null }
