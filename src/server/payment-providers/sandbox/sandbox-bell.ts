import type { Database } from '#server/platform/db/database.ts'
import { advanceSandbox } from './advance.ts'
import { type DeliverWebhook, deliverWebhooks } from './deliver-events.ts'
import type { SandboxClock } from './sandbox-clock.ts'

const EVERY = 1000
/** Every so many rounds it looks whether time has brought anything. */
const SLOW = 30

/** Rings our doorbell as a provider does: soon after something changed, and by itself when something is due. */
export function startWebhookSender(options: {
  readonly db: Database
  readonly clock: SandboxClock
  readonly deliver: DeliverWebhook
  readonly report: (error: unknown) => void
}): { readonly stop: () => Promise<void> } {
  const { db, clock, deliver, report } = options
  let round = 0
  let ringing: Promise<void> = Promise.resolve()
  let isRinging = false

  async function ring(): Promise<void> {
    isRinging = true
    try {
      await clock.refresh()
      if (round++ % SLOW === 0) await advanceSandbox(db, clock.now())
      await deliverWebhooks(db, deliver, clock.now())
    } catch (error) {
      report(error)
    }
    isRinging = false
  }
  const timer = setInterval(() => {
    if (!isRinging) ringing = ring()
  }, EVERY)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await ringing
    },
  }
}
