import { WINDOW_DAYS } from '#analytics/funnel/count-visitor.ts'
import { plusDays } from '#domain/time.ts'
import { inTransaction, type Trx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { countVisitors } from './count-visitors.ts'

/** Step views read at a time. */
const VIEWS_AT_ONCE = 40_000
/** Visitors counted in one transaction. */
const VISITORS_AT_ONCE = 1000
/**
 * ms by which a transaction may commit after the time that it wrote; that much is read again, which changes nothing.
 */
const OVERLAP_MS = 60_000
/** Days after which an uncounted payment is no longer looked for. */
const LATE_PAYMENT_DAYS = WINDOW_DAYS + 7

type Counter = Pick<Services, 'db' | 'now'> & { readonly config: { readonly paymentsEnv: 'live' | 'test' } }

/**
 * Counts what has arrived since the last run: visitors with new step views, those who left, and those who paid. Several
 * processes may call it; one of them does the work, and each visitor is counted once.
 */
export async function rollUp(services: Counter): Promise<void> {
  while (await countNewViews(services));
  while (await countSettled(services));
  await countPaid(services)
}

const countingOf = ({ now, config }: Counter) => ({ now: now(), livemode: config.paymentsEnv === 'live' })

/** Locks the progress row; undefined if another process holds it. */
const progressOf = (trx: Trx) =>
  trx.selectFrom('funnel_progress').select('counted_until as until').forUpdate().skipLocked().executeTakeFirst()

async function countNewViews(services: Counter): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const progress = await progressOf(trx)
    if (progress === undefined) return false
    const counting = countingOf(services)
    const views = await trx
      .selectFrom('step_views')
      .select(['visitor_id', 'changed_at'])
      .where('changed_at', '>=', progress.until)
      .orderBy('changed_at')
      .limit(VIEWS_AT_ONCE)
      .execute()
    const ids = [...new Set(views.map((view) => view.visitor_id))].sort()
    for (let from = 0; from < ids.length; from += VISITORS_AT_ONCE) {
      await countVisitors(trx, ids.slice(from, from + VISITORS_AT_ONCE), counting)
    }
    const last = views.at(-1)?.changed_at
    const isMore = views.length === VIEWS_AT_ONCE && last !== undefined && last > progress.until
    const until = isMore ? last : new Date(Math.max(counting.now.getTime() - OVERLAP_MS, progress.until.getTime()))
    await trx.updateTable('funnel_progress').set({ counted_until: until }).execute()
    return isMore
  })
}

async function countSettled(services: Counter): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    if ((await progressOf(trx)) === undefined) return false
    const counting = countingOf(services)
    const rows = await trx
      .selectFrom('funnel_visitors')
      .select('visitor_id')
      .where('settles_at', '<=', counting.now)
      .orderBy('settles_at')
      .limit(VISITORS_AT_ONCE)
      .execute()
    await countVisitors(
      trx,
      rows.map((row) => row.visitor_id),
      counting,
    )
    return rows.length === VISITORS_AT_ONCE
  })
}

async function countPaid(services: Counter): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    if ((await progressOf(trx)) === undefined) return
    const counting = countingOf(services)
    const rows = await trx
      .selectFrom('payments')
      .innerJoin('visitor_leads', 'visitor_leads.lead_id', 'payments.lead_id')
      .innerJoin('funnel_visitors', 'funnel_visitors.visitor_id', 'visitor_leads.visitor_id')
      .select('funnel_visitors.visitor_id')
      .distinct()
      .where('payments.kind', '=', 'initial')
      .where('payments.state', '=', 'succeeded')
      .where('payments.livemode', '=', counting.livemode)
      .where('payments.at', '>=', plusDays(counting.now, -LATE_PAYMENT_DAYS))
      .where('funnel_visitors.has_paid', '=', false)
      .limit(VISITORS_AT_ONCE)
      .execute()
    await countVisitors(
      trx,
      rows.map((row) => row.visitor_id),
      counting,
    )
  })
}
