import type { CardChangeReply, ReceiptView } from '#domain/api/subscription.ts'
import { isCurrency, isMinor, isMoment, isText, recordFrom } from './read-record.ts'
import { isCardOrNull } from './subscription-reply.ts'

function isDiscountOrNull(value: unknown): boolean {
  if (value === null) return true
  const discount = recordFrom(value)
  return discount !== null && isMinor(discount['listAmountMinor']) && isText(discount['code'])
}

const looksRight = {
  id: isText,
  orderId: isText,
  planName: isText,
  at: isMoment,
  discount: isDiscountOrNull,
  amountMinor: isMinor,
  refundedMinor: isMinor,
  currency: isCurrency,
  periodStart: isMoment,
  periodEnd: isMoment,
  card: isCardOrNull,
  email: isText,
  sandbox: (value) => typeof value === 'boolean',
} satisfies Record<keyof ReceiptView, (value: unknown) => boolean>

function isReceipt(value: unknown): value is ReceiptView {
  const record = recordFrom(value)
  return record !== null && Object.entries(looksRight).every(([key, isRight]) => isRight(record[key]))
}

/** A foreign reply as a receipt to show; null where it is none. */
export const receiptFrom = (reply: unknown): ReceiptView | null => (isReceipt(reply) ? reply : null)

/** A foreign reply as the page on which another card is given; null where it is none. */
export function cardChangeFrom(reply: unknown): CardChangeReply | null {
  const url = recordFrom(reply)?.['url']
  return isText(url) ? { url } : null
}
