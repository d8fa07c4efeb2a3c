import { setTimeout as wait } from 'node:timers/promises'
import { MS_PER_MINUTE } from '#domain/time.ts'
import { countDue, isMoreDue, rollUpPresent } from '#server/funnel-statistics/roll-up.ts'
import { deadlineIn } from '#server/platform/concurrency/deadline.ts'
import type { Services } from '#server/services.ts'

/** ms that one job counts for; the next one follows within a minute. */
const MS_AT_MOST = 4 * MS_PER_MINUTE
/** Visitors who wait to be counted, from which on other processes are asked to help. */
const MANY = 5000
/** Jobs that help at the same time, in whichever process takes them. */
const HELPERS = 3

type Counting = {
  /** Counts visitors every minute. While many wait, other processes are asked to count with this one. */
  readonly countFunnel: (askForHelp: () => Promise<unknown>) => Promise<void>
  /** Counts visitors who have left until none waits or its time is over. */
  readonly helpToCount: () => Promise<void>
}

/** The counting of one process. */
export function createCounting(services: Services): Counting {
  let running = 0
  /** Even if this process also took a job that helps, both together count for half of the time. */
  const rest = (ms: number) => wait(ms * (2 * running - 1))
  const helpToCount = async () => {
    running++
    try {
      await countDue(services, deadlineIn(MS_AT_MOST), rest)
    } finally {
      running--
    }
  }
  return {
    helpToCount,
    countFunnel: async (askForHelp) => {
      await rollUpPresent(services)
      const isMuch = await isMoreDue(services.db, MANY)
      if (isMuch) for (let helper = 0; helper < HELPERS; helper++) await askForHelp()
      await helpToCount()
    },
  }
}
