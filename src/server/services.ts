import type { Tax } from '#domain/brand.ts'
import type { Payments } from './payment-providers/providers.ts'
import type { PlannerPool } from './planner-pool/planner-pool.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import type { JobQueue } from './platform/job-queue/job-queue.ts'
import type { PlaceDatabase } from './platform/places/place-database.ts'
import type { Keys } from './platform/process/secret-key.ts'

/** Everything that the app depends on, passed in so that tests can replace it. */
export type Services = {
  readonly config: Config
  readonly db: Database
  readonly jobs: JobQueue
  readonly payments: Payments
  readonly plannerPool: PlannerPool
  readonly now: () => Date
  readonly keys: Keys
  /** Finds the place of an internet address; null if the operator has configured no database. */
  readonly places: PlaceDatabase | null
  /** The seller's tax rates. */
  readonly tax: Tax
  /** Which build of the program this process runs; null if it runs from its sources. */
  readonly build: string | null
}
