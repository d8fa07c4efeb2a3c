import { sql } from 'kysely'
import type { AnnotationView } from '#domain/api/console/figures.ts'
import { Problem } from '#domain/problem.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { momentsOf, type Period } from './period.ts'

type Source = Pick<Services, 'db' | 'now'>

/** Characters of a build's id that are shown. */
const SHORT_ID = 8

/**
 * Records that another build started. All processes of a build record it once; an older build that is started again is
 * recorded again.
 */
export async function noteRelease({ db, now }: Source, buildId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`lock table annotations in share row exclusive mode`.execute(trx)
    const last = await trx
      .selectFrom('annotations')
      .select('build_id')
      .where('build_id', 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.build_id === buildId) return
    const text = `Release ${buildId.slice(0, SHORT_ID)}`
    await trx
      .insertInto('annotations')
      .values({ id: uuidV7(now()), at: now(), text, build_id: buildId, added_by: null })
      .execute()
  })
}

type Note = { readonly id: string; readonly day: string; readonly text: string; readonly by: string }

/** Adds an operator's note to a day; the same id again adds nothing. */
export async function addNote({ db }: Pick<Source, 'db'>, { id, day, text, by }: Note): Promise<void> {
  await db
    .insertInto('annotations')
    .values({ id, at: new Date(`${day}T12:00:00Z`), text, build_id: null, added_by: by })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Removes a note, whether or not it still exists. @throws Problem NOT_FOUND for a release */
export async function removeNote({ db }: Pick<Source, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('annotations').where('id', '=', id).where('build_id', 'is', null).execute()
  const left = await db.selectFrom('annotations').select('id').where('id', '=', id).executeTakeFirst()
  if (left !== undefined) throw new Problem('NOT_FOUND')
}

/** The releases and notes of a period, the oldest first. */
export async function readAnnotations({ db }: Pick<Source, 'db'>, period: Period): Promise<AnnotationView[]> {
  const { start, end } = momentsOf(period)
  const rows = await db
    .selectFrom('annotations')
    .selectAll()
    .where('at', '>=', start)
    .where('at', '<', end)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, text, build_id, added_by }) => ({
    ...{ id, text, by: added_by, day: at.toISOString().slice(0, 10) },
    kind: build_id === null ? 'note' : 'release',
  }))
}
