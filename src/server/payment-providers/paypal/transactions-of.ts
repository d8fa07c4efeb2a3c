import { MS_PER_DAY } from '#domain/time.ts'
import type { PaypalClient } from './paypal-client.ts'
import { type Subscription, type Transaction, Transactions } from './paypal-replies.ts'

const PAGES = 50

/** Every try to collect money for a subscription, in no particular order. */
export async function transactionsOf(
  client: PaypalClient,
  { id, create_time }: Subscription,
  now: Date,
  strange: string[],
): Promise<readonly Transaction[]> {
  const begin = create_time === undefined ? now.getTime() - 3650 * MS_PER_DAY : Date.parse(create_time) - MS_PER_DAY
  const query = new URLSearchParams({ start_time: new Date(begin).toISOString(), end_time: now.toISOString() })
  const listed: Transaction[] = []
  let path = `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${query}`
  for (let page = 0; page < PAGES; page++) {
    const { transactions = [], links = [] } = await client.ask({ method: 'GET', path, reply: Transactions })
    listed.push(...transactions)
    const next = links.find(({ rel }) => rel === 'next')
    if (next === undefined) return listed
    // Only where on the host is taken over: the host is ours to choose.
    const { pathname, search } = new URL(next.href, 'https://api-m.paypal.com')
    path = pathname + search
  }
  strange.push('more transactions than are read')
  return listed
}
