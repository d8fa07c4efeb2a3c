import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { BackupSummary } from './backup-parts.ts'
import { BackupRefused } from './backup-refused.ts'
import { ledgerTotalsIn, nameOf } from './catalogue.ts'

/** Counts every table of a restored database and adds up its ledger. @throws BackupRefused if either differs */
export async function compareWithSummary(client: pg.Client, summary: BackupSummary): Promise<void> {
  for (const { rows: expected, ...table } of summary.rows) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${nameOf(client, table)}`)
    const found = Number(rows[0]?.rows)
    if (found !== expected)
      throw new BackupRefused(`${table.schema}.${table.name} has ${found} rows after the restore, and had ${expected}.`)
  }
  if (!isDeepStrictEqual(await ledgerTotalsIn(client), summary.ledger))
    throw new BackupRefused('The ledger adds up to something else after the restore. Use another backup.')
}
