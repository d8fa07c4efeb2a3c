import type { NoticeKind } from '#domain/billing/notices.ts'

export type MailKind =
  | 'forecast'
  | 'receipt'
  | NoticeKind
  | 'payment_failed'
  | 'canceled'
  | 'resumed'
  | 'ended'
  | 'withdrawn'
  | 'refunded'
  | 'already_subscribed'
  | 'price_agreed'
  | 'sign-in'
  | 'erased'
export type Carrier = 'smtp' | 'outbox'

export type Mails = {
  lead_id: string
  id: string
  kind: MailKind
  recipient: string
  subject: string
  html: string
  text: string
  created_at: Date
  sent_at: Date | null
  carrier: Carrier | null
}

export type MailQuotas = {
  recipient_hash: Buffer
  /** Calendar day in UTC, YYYY-MM-DD. */
  day: string
  sent: number
}
