import type { Database } from '#server/platform/db/database.ts'
import type { FindingKind } from '#server/platform/db/tables/audit.ts'

type Count = { readonly what: FindingKind; readonly found: number; readonly open: number }

async function countsIn(db: Database): Promise<readonly Count[]> {
  const rows = await db
    .selectFrom('reconciliation_findings')
    .select(['what', ({ fn }) => fn.countAll<string>().as('found')])
    .select(({ fn }) => fn.countAll<string>().filterWhere('resolved_at', 'is', null).as('open'))
    .groupBy('what')
    .orderBy('what')
    .execute()
  return rows.map(({ what, found, open }) => ({ what, found: Number(found), open: Number(open) }))
}

/**
 * What was ever found and what is open, in Prometheus' text format. Counted in the database: every process tells the
 * same. Empty where the database does not answer, which other figures tell.
 */
export async function findingMetrics(db: Database): Promise<string> {
  const counts = await countsIn(db).catch(() => null)
  if (counts === null) return ''
  const lines = [
    '# HELP forkcast_findings_total What did not fit together, ever; the same in every process.',
    '# TYPE forkcast_findings_total counter',
    ...counts.map(({ what, found }) => `forkcast_findings_total{what="${what}"} ${found}`),
    '# HELP forkcast_findings_open Findings that nobody has resolved; the same in every process.',
    '# TYPE forkcast_findings_open gauge',
    `forkcast_findings_open ${counts.reduce((sum, { open }) => sum + open, 0)}`,
  ]
  return `${lines.join('\n')}\n`
}
