import type { WorkName } from '#domain/api/console/operations.ts'
import { promisedWork, type WorkServices } from './promised-work.ts'

/** How long the oldest piece of one kind of work has been due, in ms; 0 if nothing is. */
export type WaitingWork = {
  readonly name: WorkName
  readonly waitingMs: number
  readonly allowedMs: number
  readonly isLate: boolean
}

/** How long each kind of work has been waiting. */
export async function readWaitingWork(services: WorkServices): Promise<readonly WaitingWork[]> {
  const now = services.now().getTime()
  const waiting: WaitingWork[] = []
  for (const { name, dueSince, allowedMs } of promisedWork) {
    const since = await dueSince(services)
    const waitingMs = since === null ? 0 : Math.max(0, now - since.getTime())
    waiting.push({ name, waitingMs, allowedMs, isLate: waitingMs > allowedMs })
  }
  return waiting
}
