import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'
import type { Payments } from '#server/payments/providers.ts'

/** Everything the app works with, handed in from outside, so that a test may hand in something else. */
export type Services = {
  readonly config: Config
  readonly db: Database
  readonly jobs: JobQueue
  readonly payments: Payments
  readonly kitchen: Kitchen
  readonly now: () => Date
}
