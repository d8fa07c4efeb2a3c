import { BASE } from '#domain/api/base-path.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { mayReportPurchase, purchaseEventId } from '#server/collect/purchase-report.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { JobData } from '#server/platform/job-queue/job-queue.ts'
import type { Services } from '#server/services.ts'
import { type Conversion, type ConversionService, OLDEST_DAYS } from './conversions/conversion.ts'
import { googleAdsConversions } from './conversions/google-ads.ts'
import { metaConversions } from './conversions/meta.ts'
import { tiktokConversions } from './conversions/tiktok.ts'

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

type ReportedPurchase = NonNullable<Awaited<ReturnType<typeof readPurchase>>>

function conversionOf(orderId: string, bought: ReportedPurchase, paidAt: Date, publicUrl: string): Conversion {
  const { first_amount_minor: minor, currency, user_agent, click_id_kind: kind, click_id: id, landed_at: at } = bought
  return {
    ...{ eventId: purchaseEventId(orderId), paidAt, value: { minor, currency } },
    click: kind === null || id === null || at === null ? null : { kind, id, at },
    userAgent: user_agent,
    pageUrl: `${publicUrl}${BASE}/`,
  }
}

/** The service of a job; null if it is no longer set up. */
function serviceOf(config: Services['config'], name: JobData['report-purchase']['service']): ConversionService | null {
  const { tiktok, googleAds } = config.outgoing
  switch (name) {
    case 'tiktok':
      return tiktok === null ? null : tiktokConversions(tiktok)
    case 'google-ads':
      return googleAds === null ? null : googleAdsConversions(googleAds)
    default:
      return metaConversions(config)
  }
}

/**
 * Reports a purchase to an advertising service, if its buyer's consent still holds. A refusal that an operator has to look
 * at becomes a finding, one for each service. @throws Error so that the job is retried
 */
export async function reportPurchase(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  purchase: JobData['report-purchase'],
): Promise<void> {
  const service = serviceOf(config, purchase.service)
  if (service === null || !(await mayReportPurchase(db, purchase.leadId))) return
  const bought = await readPurchase(db, purchase)
  const paidAt = bought?.paid_at ?? null
  if (bought === undefined || paidAt === null) return
  if (paidAt.getTime() < now().getTime() - OLDEST_DAYS * MS_PER_DAY) return
  const outcome = await service.report(conversionOf(purchase.orderId, bought, paidAt, config.publicUrl))
  if (outcome.kind !== 'refused') return
  await recordFinding(db, { what: 'conversion_refused', subject: service.name, detail: outcome.why, now: now() })
}
