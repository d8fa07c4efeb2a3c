import type { NoticeKind } from '#domain/billing/notices.ts'

export type EmailKind =
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
export type EmailTransportName = 'smtp' | 'outbox'

export type Emails = {
  lead_id: string
  id: string
  kind: EmailKind
  recipient: string
  subject: string
  html: string
  text: string
  created_at: Date
  sent_at: Date | null
  transport: EmailTransportName | null
}

export type EmailQuotas = {
  recipient_hash: Buffer
  /** Calendar day in UTC, YYYY-MM-DD. */
  day: string
  sent: number
}
