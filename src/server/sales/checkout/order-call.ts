import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { ConsentOrigin } from '#server/purchases/store-consent.ts'

/** A buyer's wish to pay. */
export type PlaceOrderInput = {
  readonly leadId: string
  /** Whether they came by a link that was mailed to the address. */
  readonly isProven: boolean
  readonly key: string
  readonly request: OrderRequest
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin
  readonly log: Log
}

export type PlacedOrder = OrderReply & { readonly isNew: boolean; readonly declined: DeclineReason | null }
