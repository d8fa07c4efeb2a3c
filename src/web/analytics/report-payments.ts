import type { Product } from '#domain/api/products.ts'
import type { Client } from './client.ts'

/** Reports each attempt to pay once, with the plan and its price, and what the plan is. */
export function reportPayments(clients: readonly Client[]): (plan: Product, attempt: string) => void {
  const reported = new Set<string>()
  return ({ key, name, interval, price, currency }, attempt) => {
    if (reported.has(attempt)) return
    reported.add(attempt)
    for (const client of clients) {
      client.track('payment_started', { plan: key, billing_period: interval, price, currency })
      client.setGroup('plan', key, { name, interval, price, currency })
      // The pay page may be left for that of a provider.
      void client.flush(true)
    }
  }
}
