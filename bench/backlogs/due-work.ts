import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { dropOldDay } from '#server/collect/day-partitions.ts'
import { forgetSomeOldVisitors } from '#server/collect/forget-old-visitors.ts'
import { countDue } from '#server/funnel-statistics/roll-up.ts'
import { retentions } from '#server/jobs/clean-up/retentions.ts'
import { sendWeighInReminders } from '#server/jobs/send-weigh-in-reminders.ts'
import { deadlineIn, fromTheStart, inSlices } from '#server/platform/concurrency/deadline.ts'
import type { Services } from '#server/services.ts'
import { seedLeftVisitors, seedOldVisitors, seedReminders, seedTexts } from './seed-backlogs.ts'

type Working = Pick<Services, 'db' | 'config' | 'now' | 'jobs'>

/** A kind of work that may be due for very many on one day. */
export type DueWork = {
  /** The name that selects it in BENCH_WORKS. */
  readonly key: string
  readonly name: string
  readonly seed: (client: pg.Client, due: { readonly rows: number; readonly keptDays: number }) => Promise<void>
  /** Does it for some ms, or until nothing is left; returns how many rows were done. */
  readonly work: (services: Working, ms: number) => Promise<number>
  /** What follows once all rows are done, if its time is of interest, too. */
  readonly atEnd?: { readonly name: string; readonly run: (services: Working) => Promise<number> }
}

const texts = retentions.find(({ name }) => name === 'texts of emails')

export const dueWorks: readonly DueWork[] = [
  {
    key: 'texts',
    name: 'texts of emails blanked',
    seed: seedTexts,
    work: (services, ms) => {
      const place = fromTheStart()
      return inSlices(async () => (await texts?.deleteSome(services, place)) ?? 0, deadlineIn(ms), wait)
    },
  },
  {
    key: 'forgotten',
    name: 'visitors of 15 steps forgotten',
    seed: seedOldVisitors,
    work: (services, ms) => {
      const place = fromTheStart()
      return inSlices(() => forgetSomeOldVisitors(services, place), deadlineIn(ms), wait)
    },
    atEnd: { name: 'dropping their day', run: dropOldDay },
  },
  {
    key: 'counted',
    name: 'visitors of 15 steps counted',
    seed: seedLeftVisitors,
    work: (services, ms) => countDue(services, deadlineIn(ms), wait),
  },
  {
    key: 'reminders',
    name: 'reminders sent',
    seed: seedReminders,
    work: async (services, ms) => {
      // It goes on until none is due, so the clock ends it.
      const deadline = deadlineIn(ms)
      const now = () => (deadline.isOver() ? new Date(0) : services.now())
      return sendWeighInReminders({ ...services, now }, console, wait)
    },
  },
]
