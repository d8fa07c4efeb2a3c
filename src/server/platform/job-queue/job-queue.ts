import type { Transaction } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'
import type { JobName } from './job-list.ts'

type Nothing = Readonly<Record<string, never>>

/** The jobs that need to know what they are about: only ids, never anything that a person typed. */
type OwnData = {
  'send-email': { readonly leadId: string; readonly emailId: string }
  /** Something that the owner's systems are told. */
  'deliver-event': { readonly eventId: string }
  /** A first payment, for an advertising service that the buyer consented to. */
  'report-purchase': {
    readonly leadId: string
    readonly orderId: string
    /** Meta if absent, as in jobs of before there were others. */
    readonly service?: 'meta' | 'tiktok' | 'google-ads'
  }
}

/** Every kind of job with its data. */
export type JobData = { readonly [N in JobName]: N extends keyof OwnData ? OwnData[N] : Nothing }

/** Jobs are enqueued within the transaction that causes them: without a commit there is no job. */
export type JobQueue = {
  enqueue<N extends JobName>(trx: Transaction<Schema>, name: N, data: JobData[N]): Promise<void>
  /** Enqueues many jobs of one kind in one statement. */
  enqueueAll<N extends JobName>(trx: Transaction<Schema>, name: N, data: readonly JobData[N][]): Promise<void>
}
