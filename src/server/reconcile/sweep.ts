import type { Services } from '#server/http/services.ts'
import { describeError } from '#server/log/describe-error.ts'
import type { Log } from '#server/orders/order-call.ts'
import { noteFinding } from '#server/oversight/note-finding.ts'
import type { PaymentProvider, PurchaseHandle } from '#server/payments/provider.ts'
import { findOrderOf } from '#server/purchases/find-order.ts'
import { contradictions } from '#server/reconcile/contradictions.ts'
import { lookAgain } from '#server/reconcile/look-again.ts'

/** How far back a sweep looks, ms: longer than the night between two of them, in case some were missed. */
const LOOKS_BACK = 3 * 86_400_000

/** Goes through everything that changed at the providers, whether or not anybody rang, and notes what does not fit. */
export async function sweep(services: Services, log: Log): Promise<void> {
  const since = new Date(services.now().getTime() - LOOKS_BACK)
  for (const provider of services.payments.all) {
    for await (const handle of provider.changedSince(since)) {
      await visit(services, provider, handle).catch((error: unknown) =>
        log.error({ error: describeError(error) }, 'a purchase could not be looked at'),
      )
    }
  }
  for (const finding of await contradictions(services.db)) {
    await noteFinding(services.db, { ...finding, now: services.now() })
  }
}

async function visit(services: Services, provider: PaymentProvider, { orderId, ref }: PurchaseHandle): Promise<void> {
  const order = await findOrderOf(services.db, provider.name, { ref, orderId })
  if (order !== null) {
    return lookAgain(services, { leadId: order.lead_id, orderId: order.id, provider: provider.name, ref })
  }
  const snapshot = await provider.fetch({ orderId, ref })
  const isPaid = snapshot?.charges.some(({ state }) => state === 'succeeded') === true
  if (isPaid)
    await noteFinding(services.db, { what: 'paid_but_no_order', subject: ref ?? orderId, now: services.now() })
}
