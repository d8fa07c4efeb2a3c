import { BASE } from '#domain/api/base-path.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { mayReportPurchase, purchaseEventId } from '#server/collect/purchase-report.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'

/** The service refuses a whole request if one of its events is older. */
const OLDEST_DAYS = 7
const TIMEOUT_MS = 10_000

/** The value of a purchase, and the visitor's advertisement click and browser. */
const readPurchase = (db: Database, { leadId, orderId }: JobData['report-purchase']) =>
  db
    .selectFrom('orders')
    .innerJoin('visitor_leads', 'visitor_leads.lead_id', 'orders.lead_id')
    .innerJoin('visitors', 'visitors.id', 'visitor_leads.visitor_id')
    .innerJoin('consents', (join) =>
      join.onRef('consents.lead_id', '=', 'orders.lead_id').onRef('consents.order_id', '=', 'orders.id'),
    )
    .select(['first_amount_minor', 'currency', 'paid_at', 'user_agent', 'click_id_kind', 'click_id', 'landed_at'])
    .where('orders.lead_id', '=', leadId)
    .where('orders.id', '=', orderId)
    .where('consents.kind', '=', 'purchase')
    .executeTakeFirst()

type Bought = NonNullable<Awaited<ReturnType<typeof readPurchase>>>

/**
 * The report: the amount paid, under the same event id as the page's report. It contains no address, no plan and no
 * person.
 */
function reportOf(orderId: string, bought: Bought, paidAt: Date, publicUrl: string) {
  const { first_amount_minor: minor, currency, user_agent, click_id_kind, click_id, landed_at } = bought
  const isTheirClick = click_id_kind === 'fbclid' && click_id !== null && landed_at !== null
  return {
    event_name: 'Purchase',
    event_time: Math.floor(paidAt.getTime() / 1000),
    event_id: purchaseEventId(orderId),
    action_source: 'website',
    event_source_url: `${publicUrl}${BASE}/`,
    user_data: {
      client_user_agent: user_agent,
      ...(isTheirClick ? { fbc: `fb.1.${landed_at.getTime()}.${click_id}` } : {}),
    },
    custom_data: { value: majorUnits({ minor, currency }), currency },
  }
}

/**
 * Reports a purchase to the advertising service, if its buyer's consent still holds. @throws Error so that the job is
 * retried
 */
export async function reportPurchase(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  purchase: JobData['report-purchase'],
): Promise<void> {
  const { adPixelId, adPixelToken, adPixelApi, publicUrl } = config
  if (adPixelId === null || adPixelToken === null || !(await mayReportPurchase(db, purchase.leadId))) return
  const bought = await readPurchase(db, purchase)
  const paidAt = bought?.paid_at ?? null
  if (bought === undefined || paidAt === null) return
  if (paidAt.getTime() < now().getTime() - OLDEST_DAYS * MS_PER_DAY) return
  const response = await fetch(`${adPixelApi}/${adPixelId}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [reportOf(purchase.orderId, bought, paidAt, publicUrl)], access_token: adPixelToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The advertising service answered ${response.status}.`)
}
