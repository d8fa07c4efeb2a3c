export type EmailTransportName = 'smtp' | 'outbox'

export type Emails = {
  lead_id: string
  id: string
  /** A key of `templates` in src/server/email/emails.ts. */
  kind: string
  recipient: string
  subject: string
  html: string
  text: string
  /** The link of the List-Unsubscribe header; null for most emails, and once a mail server has the email. */
  stop_link: string | null
  created_at: Date
  sent_at: Date | null
  transport: EmailTransportName | null
}

export type EmailQuotas = {
  recipient_hash: Buffer
  /**
   * `typed`: caused by typing the address into a form; `sign-in`: a link to open the plan; `proof`: a link that a
   * signed-in person asked for.
   */
  purpose: 'typed' | 'sign-in' | 'proof'
  /** Calendar day in UTC, YYYY-MM-DD. */
  day: string
  sent: number
}
