import { QuoteReply } from '#domain/api/orders.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(QuoteReply)

/** The price with a coupon; null where the reply is none, or would raise the price. */
export function quoteFrom(reply: unknown): QuoteReply | null {
  const quote = parse(reply)
  return quote !== null && quote.amountMinor <= quote.listAmountMinor ? quote : null
}
