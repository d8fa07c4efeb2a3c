import type { LearntWeight } from '#domain/api/member/weights.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { doubtOn } from './learnt-course.ts'
import type { WeightLog } from './weight-log.ts'

/** A single doubted reading is asked about where it stands in the log. */
const LEAST = 2

/**
 * The doubted readings that can be answered together, oldest first: those that look like another person's, and that the
 * member has not confirmed. Empty if there is only one. Mixed-up units are asked about one by one.
 */
export function doubtedRun(log: WeightLog, learnt: LearntWeight | null): readonly LoggedWeight[] {
  const run = log.filter(({ day, confirmed }) => {
    const why = confirmed === true ? null : (doubtOn(learnt, day)?.why ?? null)
    return why === 'ANOTHER_LEVEL' || why === 'FAR_OFF'
  })
  return run.length < LEAST ? [] : run
}
