import { setTimeout as sleep } from 'node:timers/promises'
import type { Sentinel } from './reach.ts'

export type Log = (line: string) => void

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 10_000

type BringUp = (signal: AbortSignal) => Promise<Sentinel>

/**
 * Watches the server and brings it back whenever it dies, for as long as that takes. Aborting the signal ends the
 * watch; the promise settles when nothing is under way any more.
 */
export async function supervise(first: Sentinel, bringUp: BringUp, log: Log, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  let sentinel = first
  for (;;) {
    await Promise.race([sentinel.ended, aborted])
    if (signal.aborted) return sentinel.close()
    log('PostgreSQL is gone; starting it again.')
    const next = await bringBack(bringUp, log, signal)
    if (next === null) return
    log('PostgreSQL is back.')
    sentinel = next
  }
}

async function bringBack(bringUp: BringUp, log: Log, signal: AbortSignal): Promise<Sentinel | null> {
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    await sleep(pause, undefined, { signal }).catch(() => {})
    try {
      return await bringUp(signal)
    } catch (error) {
      if (!signal.aborted) log(error instanceof Error ? error.message : String(error))
    }
  }
  return null
}
