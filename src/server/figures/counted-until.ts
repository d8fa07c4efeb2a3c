import { GONE_AFTER_MINUTES } from '#analytics/funnel/count-visitor.ts'
import { MS_PER_MINUTE } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'

/**
 * Up to when the statistics are complete: step views were noted until then, and everybody who had left was counted.
 * Null before the first run.
 */
export async function countedUntil(db: Database): Promise<Date | null> {
  const progress = await db.selectFrom('funnel_progress').select(['counted_until', 'live_at']).executeTakeFirst()
  if (progress === undefined || progress.counted_until.getTime() <= 0) return null
  const oldest = await db
    .selectFrom('funnel_waiting')
    .select('heard_at')
    .where('heard_at', '<=', new Date(progress.live_at.getTime() - GONE_AFTER_MINUTES * MS_PER_MINUTE))
    .orderBy('heard_at')
    .limit(1)
    .executeTakeFirst()
  return oldest === undefined || oldest.heard_at > progress.counted_until ? progress.counted_until : oldest.heard_at
}
