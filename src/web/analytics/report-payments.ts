import type { Product } from '#domain/api/products.ts'
import type { Sink } from './sink.ts'

/** Reports each payment attempt once, with the plan and its price, and describes the plan as a group. */
export function reportPayments(sinks: readonly Sink[]): (plan: Product, attempt: string) => void {
  const reported = new Set<string>()
  return ({ key, name, interval, price, currency }, attempt) => {
    if (reported.has(attempt)) return
    reported.add(attempt)
    for (const sink of sinks) {
      sink.track('payment_started', { plan: key, billing_period: interval, price, currency })
      sink.setGroup('plan', key, { name, interval, price, currency })
      // The buyer may leave the pay page for a provider's page.
      void sink.flush(true)
    }
  }
}
