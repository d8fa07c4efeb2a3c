import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './error-code.ts'
import { runningPostmaster } from './postmaster-file.ts'
import { worksIn } from './works-in.ts'

// Fast shutdown first; immediate shutdown leaves a recovery to the next start, and so does a kill. ms each.
const steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

/** Stops the server of this data directory, whoever launched it, and returns when its process is gone. */
export async function shutDown(data: string): Promise<void> {
  const id = runningPostmaster(data)
  if (id === null) return
  for (const [signal, patience] of steps) {
    send(id, signal)
    const until = Date.now() + patience
    while (worksIn(id, data)) {
      if (Date.now() > until) break
      await sleep(10)
    }
    if (!worksIn(id, data)) return
  }
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
