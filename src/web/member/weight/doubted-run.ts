import type { LearntWeight } from '#domain/api/member/weights.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import type { WeightLog } from './weight-log.ts'

/** A single doubted reading is asked about where it stands in the log. */
const LEAST = 2

/**
 * The doubted readings that can be answered together, oldest first: those that look like another person's, and that the
 * member has not confirmed. Empty if there is only one. Mixed-up units are asked about one by one.
 */
export function doubtedRun(log: WeightLog, learnt: LearntWeight | null): readonly LoggedWeight[] {
  const asked = new Set(
    learnt?.doubts.flatMap(({ day, why }) => (why === 'ANOTHER_LEVEL' || why === 'FAR_OFF' ? [day] : [])),
  )
  if (asked.size < LEAST) return []
  const run = log.filter(({ day, confirmed }) => confirmed !== true && asked.has(day))
  return run.length < LEAST ? [] : run
}
