import type { QuoteReply } from '#domain/api/orders.ts'

/** A foreign reply as the price with a coupon; null where it is none, or would raise the price. */
export function quoteFrom(reply: unknown): QuoteReply | null {
  if (typeof reply !== 'object' || reply === null) return null
  if (!('productId' in reply && 'coupon' in reply && 'currency' in reply)) return null
  if (!('listAmountMinor' in reply && 'amountMinor' in reply && 'endsAt' in reply)) return null
  const { productId, coupon, currency, listAmountMinor, amountMinor, endsAt } = reply
  if (typeof productId !== 'string' || typeof coupon !== 'string') return null
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
  if (!isMinor(listAmountMinor) || !isMinor(amountMinor) || amountMinor > listAmountMinor) return null
  if (endsAt !== null && (typeof endsAt !== 'string' || Number.isNaN(Date.parse(endsAt)))) return null
  return { productId, coupon, currency, listAmountMinor, amountMinor, endsAt }
}

const isMinor = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
