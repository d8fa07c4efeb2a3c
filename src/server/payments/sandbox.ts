import type { Selectable } from 'kysely'
import type { SandboxScenario } from '#domain/api/orders.ts'
import type { Money } from '#domain/billing/money.ts'
import type { DeclineReason, PaymentSnapshot } from '#domain/billing/order.ts'
import { newSecret } from '#server/crypto/secret.ts'
import type { Database } from '#server/db/database.ts'
import type { SandboxPayments } from '#server/db/tables/orders.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'

const reasons: Readonly<Record<SandboxScenario, DeclineReason | null>> = {
  ok: null,
  declined: 'PAYMENT_DECLINED',
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired: 'PAYMENT_CARD_EXPIRED',
}

/**
 * The built-in provider: takes test cards, moves no money, and remembers every attempt in a table of its own as a real
 * provider would, so that it can be asked again after a crash.
 */
export function createSandbox(db: Database): PaymentProvider {
  /** The first word on an attempt stands; whoever comes later hears it. */
  async function decide(attemptKey: string, reason: DeclineReason | null, amount: Money): Promise<PaymentSnapshot> {
    await db
      .insertInto('sandbox_payments')
      .values({
        attempt_key: attemptKey,
        reference: `sandbox_${newSecret().slice(0, 24)}`,
        outcome: reason === null ? 'succeeded' : 'declined',
        reason,
        amount_minor: amount.minor,
        currency: amount.currency,
      })
      .onConflict((conflict) => conflict.column('attempt_key').doNothing())
      .execute()
    const said = await fetchPayment(attemptKey)
    if (said === null) throw new Error('The sandbox lost a payment that it had just taken.')
    return said
  }

  async function fetchPayment(attemptKey: string): Promise<PaymentSnapshot | null> {
    const row = await db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('attempt_key', '=', attemptKey)
      .executeTakeFirst()
    return row === undefined ? null : snapshotOf(row)
  }

  return {
    name: 'sandbox',
    createPurchase: ({ attemptKey, scenario, amount }) => decide(attemptKey, reasons[scenario], amount),
    fetchPayment,
    voidPurchase: ({ attemptKey, amount }) => decide(attemptKey, 'PAYMENT_DECLINED', amount),
  }
}

const snapshotOf = ({ reference, reason }: Selectable<SandboxPayments>): PaymentSnapshot =>
  reason === null ? { kind: 'succeeded', reference } : { kind: 'declined', reference, reason }
