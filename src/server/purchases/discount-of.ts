import type { Money } from '#domain/billing/money.ts'
import type { Reader } from '#server/platform/db/trx.ts'
import type { OrderRow } from './stored-purchase.ts'

/** What the first period would have cost without the code, and the code; null where none was used. */
export async function discountOf(
  db: Reader,
  { coupon_id, list_amount_minor, currency }: OrderRow,
): Promise<{ readonly list: Money; readonly code: string } | null> {
  if (coupon_id === null) return null
  const coupon = await db.selectFrom('coupons').select('code').where('id', '=', coupon_id).executeTakeFirst()
  return { list: { minor: list_amount_minor, currency }, code: coupon?.code ?? '' }
}
