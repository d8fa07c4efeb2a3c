import type { ColumnType } from 'kysely'
import type { Prices, Products } from '#server/db/tables/catalogue.ts'
import type { Leads, LeadTokens, ResumeLinks } from '#server/db/tables/leads.ts'
import type { MailQuotas, Mails } from '#server/db/tables/mails.ts'
import type { Consents, OrderRequests, Orders, Payments, SandboxPayments } from '#server/db/tables/orders.ts'

/** Every table, as Kysely sees it. Migrations make the tables; `schema.sql` shows what they made. */
export type Schema = {
  schema_migrations: SchemaMigrations
  products: Products
  prices: Prices
  leads: Leads
  lead_tokens: LeadTokens
  resume_links: ResumeLinks
  orders: Orders
  payments: Payments
  order_requests: OrderRequests
  consents: Consents
  sandbox_payments: SandboxPayments
  mails: Mails
  mail_quotas: MailQuotas
}

type SchemaMigrations = {
  number: number
  name: string
  /** sha256 of the file, in hexadecimal. */
  checksum: string
  applied_at: ColumnType<Date, never, never>
}
