import type { WaitingWorkReply } from '#domain/api/console/operations.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import type { Services } from '#server/services.ts'

const seconds = (ms: number): number => Math.round(ms / 1000)

/** How long each kind of work has been waiting, as operators see it. */
export async function waitingWork(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<WaitingWorkReply> {
  const work = await readWaitingWork(services)
  return {
    work: work.map(({ name, waitingMs, allowedMs, isLate }) => ({
      ...{ name, isLate },
      waitingSeconds: seconds(waitingMs),
      allowedSeconds: seconds(allowedMs),
    })),
  }
}
