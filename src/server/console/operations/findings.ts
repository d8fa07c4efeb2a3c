import type { FindingsReply } from '#domain/api/console/operations.ts'
import { adviceOn } from '#domain/billing/finding-advice.ts'
import { Problem } from '#domain/problem.ts'
import { detailText } from '#server/console/texts/timeline-text.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The most findings that are shown. */
const SHOWN = 200

/** Findings that no operator has settled, the newest first. */
export async function openFindings(db: Database): Promise<FindingsReply> {
  const rows = await db
    .selectFrom('reconciliation_findings')
    .select(['id', 'what', 'subject', 'lead_id', 'detail', 'found_at', 'seen_at'])
    .where('resolved_at', 'is', null)
    .orderBy('found_at', 'desc')
    .limit(SHOWN)
    .execute()
  return {
    findings: rows.map(({ lead_id, found_at, seen_at, ...row }) => ({
      ...row,
      ...adviceOn(row.what),
      detail: detailText(row.detail),
      leadId: lead_id,
      foundAt: found_at.toISOString(),
      seenAt: seen_at.toISOString(),
    })),
  }
}

/** Marks a finding as settled; a settled one is left unchanged. @throws Problem FINDING_UNKNOWN */
export async function resolveFinding(db: Database, id: string, now: Date): Promise<void> {
  const known = await db.selectFrom('reconciliation_findings').select('id').where('id', '=', id).executeTakeFirst()
  if (known === undefined) throw new Problem('FINDING_UNKNOWN')
  await db
    .updateTable('reconciliation_findings')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute()
}
