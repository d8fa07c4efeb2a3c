import { sql } from 'kysely'
import { BASE } from '#domain/api/base-path.ts'
import { adviceOn } from '#domain/billing/finding-advice.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { MS_PER_HOUR, plusDays } from '#domain/time.ts'
import type { Services } from '#server/services.ts'
import { ALERTS_AT_ONCE, type Alert, isUnreported } from './alert.ts'

/**
 * Tries of a refund after which the operator is alerted; pauses double from one minute, so this is a quarter of an
 * hour.
 */
const REFUND_TRIES = 5
/** Days within which the money has to be refunded after a withdrawal (Directive 2011/83/EU, article 13). */
const REFUND_DAYS = 14

/** Alerts about promised refunds that the provider has not accepted after several tries. */
export async function refundAlerts({ db }: Pick<Services, 'db'>): Promise<readonly Alert[]> {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount_minor', 'refunds.currency', 'refunds.because', 'refunds.tries'])
    .select(['refunds.created_at', 'payments.provider', 'payments.provider_ref as chargeRef'])
    .where('refunds.state', '=', 'requested')
    .where('refunds.tries', '>=', REFUND_TRIES)
    .where(isUnreported('refund_not_sent', sql.ref('refunds.id')))
    .orderBy('refunds.created_at')
    .limit(ALERTS_AT_ONCE)
    .execute()
  return refunds.map(({ id, provider, chargeRef, because, tries, created_at, ...amount }) => ({
    kind: 'refund_not_sent',
    subject: id,
    title: `A refund cannot be sent to ${provider}`,
    due: plusDays(created_at, REFUND_DAYS),
    text: [
      `Refund ${id} of ${formatMoney({ minor: amount.amount_minor, currency: amount.currency })} for payment ${chargeRef} (${because}) was tried ${tries} times.`,
      `The customer was promised it. Look at the balance and the payment in the dashboard of ${provider}. It is retried automatically; a refund made there by hand is found and counts.`,
    ].join('\n'),
  }))
}

/** Alerts about findings that no operator has settled. */
export async function findingAlerts({ db, config }: Pick<Services, 'db' | 'config'>): Promise<readonly Alert[]> {
  const findings = await db
    .selectFrom('reconciliation_findings')
    .select(['id', 'what', 'subject', 'order_id', 'detail', 'found_at'])
    .where('resolved_at', 'is', null)
    .where(isUnreported('finding', sql`${sql.ref('reconciliation_findings.id')}::text`))
    .orderBy('found_at')
    .limit(ALERTS_AT_ONCE)
    .execute()
  return findings.map(({ id, what, subject, order_id, detail, found_at }) => ({
    kind: 'finding',
    subject: id,
    title: adviceOn(what).title,
    due: plusDays(found_at, 3),
    text: [
      `Finding ${id}: ${what}, about ${subject}${order_id === null ? '' : `, order ${order_id}`}${detail === '' ? '' : ` (${detail})`}.`,
      adviceOn(what).advice,
      `Once it is settled, say so on the page Findings of the console: ${config.publicUrl}${BASE}/console/findings`,
    ].join('\n'),
  }))
}

/** Alerts about providers with payments but no webhook within a day. */
export async function webhookAlerts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<readonly Alert[]> {
  const dayAgo = plusDays(now(), -1)
  const day = now().toISOString().slice(0, 10)
  const silent = await db
    .selectFrom('payments')
    .select('provider')
    .distinct()
    .where('at', '>', dayAgo)
    .where('at', '<', new Date(now().getTime() - MS_PER_HOUR))
    .where('provider', '<>', 'sandbox')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_events')
            .select('event_id')
            .whereRef('webhook_events.provider', '=', 'payments.provider')
            .where('received_at', '>', dayAgo),
        ),
      ),
    )
    .where(isUnreported('webhooks_silent', sql`${sql.ref('payments.provider')} || ' ' || ${day}::text`))
    .execute()
  return silent.map(({ provider }) => ({
    kind: 'webhooks_silent',
    subject: `${provider} ${day}`,
    title: `No webhook from ${provider} for a day`,
    due: plusDays(now(), 1),
    text: `There were payments at ${provider} within the last 24 hours, but not a single webhook arrived. Nothing is lost, since a job fetches purchases, but changes are noticed late. Look at the webhook's address, its secret and its log in the dashboard of ${provider}.`,
  }))
}
