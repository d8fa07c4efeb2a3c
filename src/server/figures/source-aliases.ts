import { sql } from 'kysely'
import { OTHERS, tidySource } from '#analytics/funnel/traits.ts'
import type { AliasesReply } from '#domain/api/console/views.ts'
import { Problem } from '#domain/problem.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { funnelSums } from './funnel-sums.ts'
import { readSourceNames } from './source-names.ts'

type Source = Pick<Services, 'db' | 'now'>

const SEEN_DAYS = 90
const SEEN_MOST = 60

export async function readAliases({ db, now }: Source): Promise<AliasesReply> {
  const aliases = await db
    .selectFrom('source_aliases')
    .select(['spelling', 'source'])
    .orderBy('source')
    .orderBy('spelling')
    .execute()
  const names = await readSourceNames(db)
  const { rows } = await sql<{ spelling: string; visitors: number }>`
    select value as spelling, sum(views)::bigint as visitors from ${funnelSums}
    where dimension = 'source' and step = 'home' and day > (${now()}::timestamptz at time zone 'UTC')::date - ${SEEN_DAYS}::int
    group by value having sum(views) > 0 order by visitors desc, value limit ${SEEN_MOST}`.execute(db)
  return { aliases, seen: rows.map((row) => ({ ...row, source: names.shown('source', row.spelling) })) }
}

/** What stands for no source at all cannot be a spelling of one. */
const noSpellings: ReadonlySet<string> = new Set([OTHERS, 'direct', ''])

/**
 * Counts a spelling under a source. Spellings never lead to each other: one of a source that is itself a spelling gets that
 * one's name, and those of a name that becomes a spelling follow it.
 */
export async function setAlias(
  { db }: Pick<Source, 'db'>,
  given: { readonly spelling: string; readonly source: string },
): Promise<void> {
  const [spelling, asked] = [tidySource(given.spelling), tidySource(given.source)]
  if (noSpellings.has(spelling)) throw new Problem('INPUT_INVALID', 'spelling')
  if (asked === '') throw new Problem('INPUT_INVALID', 'source')
  await inTransaction(db, async (trx) => {
    await sql`lock table source_aliases in share row exclusive mode`.execute(trx)
    const known = await trx
      .selectFrom('source_aliases')
      .select('source')
      .where('spelling', '=', asked)
      .executeTakeFirst()
    const source = known?.source ?? asked
    if (source === spelling) throw new Problem('INPUT_INVALID', 'source')
    await trx.updateTable('source_aliases').set({ source }).where('source', '=', spelling).execute()
    await trx
      .insertInto('source_aliases')
      .values({ spelling, source })
      .onConflict((conflict) => conflict.column('spelling').doUpdateSet({ source }))
      .execute()
  })
}

/** Counts a spelling as a source of its own again, whether or not it was anything else. */
export async function removeAlias({ db }: Pick<Source, 'db'>, spelling: string): Promise<void> {
  await db.deleteFrom('source_aliases').where('spelling', '=', tidySource(spelling)).execute()
}
