import type { LiveReply } from '#domain/api/console/figures.ts'
import { addDays, MS_PER_MINUTE } from '#domain/time.ts'
import { countedUntil } from './counted-until.ts'
import type { FiguresSource } from './figures-source.ts'

const MINUTES_SHOWN = 15
const VIEWS_SHOWN = 50
const HEALTH_DAYS = 14
/** Characters of a visitor's id that are enough to distinguish visitors on the page. */
const SHORT_ID = 8

/**
 * The latest step views (each step of a visitor once), the outcomes of the collector, and how far the statistics have
 * been computed.
 */
export async function readLive({ db, now }: FiguresSource): Promise<LiveReply> {
  const at = now()
  const views = await db
    .selectFrom('step_views')
    .innerJoin('visitors', 'visitors.id', 'step_views.visitor_id')
    .select(['visitors.id', 'step', 'country', 'platform', 'in_app_browser', 'is_bot'])
    .select(({ fn }) => fn.max('changed_at').as('changed_at'))
    .where('changed_at', '>=', new Date(at.getTime() - MINUTES_SHOWN * MS_PER_MINUTE))
    .groupBy(['visitors.id', 'step'])
    .orderBy('changed_at', 'desc')
    .limit(VIEWS_SHOWN)
    .execute()
  const outcomes = await db
    .selectFrom('collector_counts')
    .selectAll()
    .where('day', '>=', addDays(at.toISOString().slice(0, 10), 1 - HEALTH_DAYS))
    .orderBy('day', 'desc')
    .orderBy('outcome')
    .execute()
  return {
    views: views.map((view) => ({
      visitor: view.id.slice(-SHORT_ID),
      step: view.step,
      at: view.changed_at.toISOString(),
      country: view.country,
      platform: view.in_app_browser ?? view.platform,
      isBot: view.is_bot,
    })),
    outcomes,
    countedUntil: ((await countedUntil(db)) ?? new Date(0)).toISOString(),
  }
}
