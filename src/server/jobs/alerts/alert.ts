import { type RawBuilder, sql } from 'kysely'
import type { Signal } from '#analytics/signals/signals.ts'

/** The kinds of alerts. */
export type AlertKind =
  | 'dispute'
  | 'refund_not_sent'
  | 'finding'
  | 'dead_jobs'
  | 'emails_not_sent'
  | 'webhooks_silent'
  | 'work_late'
  | 'dispute_limit'
  | Signal['kind']

/** Something that a person on the operator's side has to deal with. */
export type Alert = {
  readonly kind: AlertKind
  /** The subject, in ids; each pair of kind and subject is reported once. */
  readonly subject: string
  readonly title: string
  /** What has happened, what to do, and information that helps. */
  readonly text: string
  /** The page of the console on which to look; the overview shows such an alert, too. */
  readonly lookAt?: string
  /** By when it has to be done. */
  readonly due: Date
}

/** Maximum alerts of one kind per run; the others follow once these were sent. */
export const ALERTS_AT_ONCE = 50

/** Whether an alert was not sent yet; a condition for the query that looks for its cause. */
export const isUnreported = (kind: AlertKind, subject: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from alerts where alerts.kind = ${kind} and alerts.subject = ${subject} and alerts.notified_at is not null
  )`
