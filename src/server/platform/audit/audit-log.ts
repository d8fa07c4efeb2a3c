import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Reader } from '#server/platform/db/transaction.ts'

export type AuditEntry = {
  readonly leadId: string
  /** `customer`, `system`, or the name of an operator. */
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly detail?: string
  readonly now: Date
}

/** Records who did what to whose money. */
export async function audit(db: Reader, { leadId, actor, action, subject, detail, now }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: uuidV7(now), lead_id: leadId, at: now, actor, action, subject, detail: detail ?? '' })
    .execute()
}
