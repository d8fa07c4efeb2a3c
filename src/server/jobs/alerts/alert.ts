import { type RawBuilder, sql } from 'kysely'

/** Everything that the operator is alerted to. */
export type AlertKind = 'dispute' | 'refund_not_sent' | 'finding' | 'dead_jobs' | 'emails_not_sent' | 'webhooks_silent'

/** Something that a person at the operator has to see to. */
export type Alert = {
  readonly kind: AlertKind
  /** What it is about, in ids; kind and subject together are reported once. */
  readonly subject: string
  readonly title: string
  /** What has happened, what to do, and what helps with it. */
  readonly text: string
  /** By when it has to be done. */
  readonly due: Date
}

/** Alerts of one kind that are looked up at a time; the others follow once these were sent. */
export const ALERTS_AT_ONCE = 50

/** Whether an alert was not sent yet; for a `where` of the query that looks for its cause. */
export const isUnreported = (kind: AlertKind, subject: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from alerts where alerts.kind = ${kind} and alerts.subject = ${subject} and alerts.notified_at is not null
  )`
