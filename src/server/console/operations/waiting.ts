import type { WaitingReply } from '#domain/api/console/operations.ts'
import { plusDays } from '#domain/time.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { countNearLimits } from '#server/figures/read-dispute-rates.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import type { Services } from '#server/services.ts'
import { listDisputes } from './disputes.ts'
import { failedWork } from './failed-work.ts'
import { openFindings } from './findings.ts'

/** How many things are waiting for an operator, counted from the lists that the pages show. */
export async function countWaiting(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<WaitingReply> {
  const { db } = services
  const { disputes } = await listDisputes(db)
  const { findings } = await openFindings(db)
  const { jobs, webhooks } = await failedWork({ db })
  const open = disputes.filter(({ state, answeredAt }) => state === 'open' && answeredAt === null)
  return {
    disputes: open.length,
    answerBy: open[0]?.dueAt ?? null,
    findings: findings.length,
    failedWork: jobs.length + webhooks.length,
    lateWork: (await readWaitingWork(services)).filter(({ isLate }) => isLate).length,
    limits: await countNearLimits(figuresSource(services)),
    signals: await recentSignals(services),
  }
}

/** Days for which the overview shows what was found. */
const SHOWN_DAYS = 3

async function recentSignals({ db, now }: Pick<Services, 'db' | 'now'>): Promise<WaitingReply['signals']> {
  const rows = await db
    .selectFrom('alerts')
    .select(['title', 'look_at', 'found_at'])
    .where('found_at', '>', plusDays(now(), -SHOWN_DAYS))
    .where('title', 'is not', null)
    .where('kind', '<>', 'dispute_limit')
    .orderBy('found_at', 'desc')
    .execute()
  return rows.flatMap(({ title, look_at, found_at }) =>
    title === null || look_at === null ? [] : [{ title, lookAt: look_at, foundAt: found_at.toISOString() }],
  )
}
