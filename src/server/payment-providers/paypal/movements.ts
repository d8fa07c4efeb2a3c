import { MS_PER_DAY } from '#domain/time.ts'
import { isRefused, type PaypalClient } from './paypal-client.ts'
import { type Movement, Movements } from './paypal-replies.ts'

/** PayPal searches at most 31 days at once. */
const WINDOW = 31 * MS_PER_DAY
const PAGE = 500

/**
 * What moved on the account, of one kind. The list lags up to three hours behind. Nothing where the app has no leave to
 * search: `Transaction search` has to be ticked among its features.
 */
export async function* movementsOf(
  client: PaypalClient,
  code: string,
  since: Date,
  until: Date,
): AsyncIterable<Movement> {
  for (let from = since.getTime(); from < until.getTime(); from += WINDOW) {
    const to = Math.min(from + WINDOW, until.getTime())
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: new Date(from).toISOString(),
        end_date: new Date(to).toISOString(),
        transaction_type: code,
        fields: 'transaction_info',
        page_size: String(PAGE),
        page: String(page),
      })
      const found = await client
        .ask({ method: 'GET', path: `/v1/reporting/transactions?${query}`, reply: Movements })
        .catch((error: unknown) => {
          if (isRefused(error, 403)) return null
          throw error
        })
      if (found === null) return
      for (const { transaction_info } of found.transaction_details ?? []) yield transaction_info
      pages = found.total_pages ?? 1
    }
  }
}
