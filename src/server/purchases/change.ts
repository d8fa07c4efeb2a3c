import type { Happening, Purchase } from '#domain/billing/purchase.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import type { StoredPurchase } from './stored-purchase.ts'

/** A purchase before and after a snapshot, within the transaction that writes the difference down. */
export type PurchaseChange = {
  readonly trx: Trx
  readonly stored: StoredPurchase
  readonly after: Purchase
  readonly happened: readonly Happening[]
  readonly now: Date
  /** What made us look, such as `webhook`. */
  readonly cause: string
}
