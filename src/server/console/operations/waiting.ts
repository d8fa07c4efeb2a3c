import type { WaitingReply } from '#domain/api/console/operations.ts'
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
  }
}
