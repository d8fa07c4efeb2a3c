import type { Transaction } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'

type Nothing = Readonly<Record<string, never>>

/** Every kind of job with its data: only ids, never anything that a person typed. */
export type JobData = {
  'send-email': { readonly leadId: string; readonly emailId: string }
  /** A first payment, for an advertising service that the buyer consented to. */
  'report-purchase': { readonly leadId: string; readonly orderId: string }
  'handle-webhooks': Nothing
  'resolve-payments': Nothing
  'watch-subscriptions': Nothing
  'send-notices': Nothing
  'sweep-providers': Nothing
  'clean-up': Nothing
  'review-plans': Nothing
  'send-weigh-in-reminders': Nothing
  'send-alerts': Nothing
  'count-funnel': Nothing
  /** Helps to count visitors who have left, while many of them wait. */
  'count-visitors': Nothing
  'judge-experiments': Nothing
}
export type JobName = keyof JobData

/** Jobs are enqueued within the transaction that causes them: without a commit there is no job. */
export type JobQueue = {
  enqueue<N extends JobName>(trx: Transaction<Schema>, name: N, data: JobData[N]): Promise<void>
  /** Enqueues many jobs of one kind in one statement. */
  enqueueAll<N extends JobName>(trx: Transaction<Schema>, name: N, data: readonly JobData[N][]): Promise<void>
}
