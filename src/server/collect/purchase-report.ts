import { hash } from 'node:crypto'
import type { Config } from '#server/platform/config/config.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { JobData, JobQueue } from '#server/platform/job-queue/job-queue.ts'

/**
 * The id under which both the page and the server report a purchase, so that it counts once. The order cannot be found
 * from it.
 */
export const purchaseEventId = (orderId: string): string => hash('sha256', `purchase ${orderId}`).slice(0, 32)

/** Whether the visitor behind a lead consented to advertising services and has not refused since, in any document of the visit. */
export async function mayReportPurchase(db: Reader, leadId: string): Promise<boolean> {
  const choice = await db
    .selectFrom('visitor_leads')
    .leftJoin('visitors', 'visitors.continues', 'visitor_leads.visitor_id')
    .innerJoin('tracking_choices', (join) =>
      join.on(({ or, eb, ref }) =>
        or([
          eb('tracking_choices.visitor_id', '=', ref('visitor_leads.visitor_id')),
          eb('tracking_choices.visitor_id', '=', ref('visitors.id')),
        ]),
      ),
    )
    .select('tracking_choices.ads')
    .where('visitor_leads.lead_id', '=', leadId)
    .orderBy('tracking_choices.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return choice?.ads === true
}

type Reporting = { readonly jobs: JobQueue; readonly config: Pick<Config, 'adPixelId' | 'adPixelToken' | 'outgoing'> }

/** Queues a report of a first payment to each service, in the transaction that stores it; without consent there is none. */
export async function enqueuePurchaseReport(
  trx: Trx,
  { jobs, config }: Reporting,
  purchase: JobData['report-purchase'],
): Promise<void> {
  const { adPixelId, adPixelToken, outgoing } = config
  const services = [
    ...(adPixelId === null || adPixelToken === null ? [] : (['meta'] as const)),
    ...(outgoing.tiktok === null ? [] : (['tiktok'] as const)),
    ...(outgoing.googleAds === null ? [] : (['google-ads'] as const)),
  ]
  if (services.length === 0 || !(await mayReportPurchase(trx, purchase.leadId))) return
  await jobs.enqueueAll(
    trx,
    'report-purchase',
    services.map((service) => ({ ...purchase, service })),
  )
}
