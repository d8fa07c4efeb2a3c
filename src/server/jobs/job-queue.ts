import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Every kind of job, with what it needs to know: ids only, never what a person typed. */
export type JobData = {
  'send-mail': { readonly leadId: string; readonly mailId: string }
  'resolve-payments': Readonly<Record<string, never>>
  'tidy-up': Readonly<Record<string, never>>
}
export type JobName = keyof JobData

/** Jobs are ordered within the transaction that causes them: no commit, no job. */
export type JobQueue = {
  enqueue<N extends JobName>(trx: Transaction<Schema>, name: N, data: JobData[N]): Promise<void>
}
