import { sql } from 'kysely'
import {
  type DiaryChange,
  type DiaryEntry,
  DiaryRecord,
  type DiaryTaken,
  type DiaryView,
} from '#domain/api/member/diary.ts'
import { Figures } from '#domain/api/member/week.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { Problem } from '#domain/problem.ts'
import { type ProblemCode, problems } from '#domain/problems.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { type Member, writeForPerson } from '#server/members/member/member.ts'
import { momentSaid } from '#server/members/member/moment-said.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'
import { type NamedRecord, namedRecords } from './diary-figures.ts'
import { diaryProblem } from './diary-problem.ts'

/** Days before today whose entries a device receives: four weeks including today. */
const DAYS_GIVEN = 27

const storedRecord = checkerOf(DiaryRecord)
const storedFigures = checkerOf(Figures)

type Row = { id: string; content: unknown; title: string; figures: unknown; changed_at: Date }

/** A stored row as the API returns it; empty if it was deleted or can no longer be read. */
function entryFrom({ id, content, title, figures, changed_at }: Row): readonly DiaryEntry[] {
  if (!storedRecord.Check(content) || !storedFigures.Check(figures)) return []
  return [{ id, changedAt: changed_at.toISOString(), record: content, title, figures }]
}

/**
 * A member's entries of four weeks and all favourites, in the order in which they were changed.
 * @param until the last day of the four weeks; without it they are those until today, with all entries after
 */
export async function readDiary(
  db: Database,
  { personId, today }: Pick<Member, 'personId' | 'today'>,
  until?: IsoDate,
): Promise<DiaryView> {
  const from = addDays(until ?? today, -DAYS_GIVEN)
  const rows = await db
    .selectFrom('diary_records')
    .select(['id', 'content', 'title', 'figures', 'changed_at'])
    .where('person_id', '=', personId)
    .where('content', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('day', '>=', from), ...(until === undefined ? [] : [eb('day', '<=', until)])]),
        eb('day', 'is', null),
      ]),
    )
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  const known = rows.flatMap(entryFrom)
  return {
    from,
    ...(until === undefined ? {} : { until }),
    entries: known.filter(({ record }) => record.kind === 'entry'),
    favourites: known.filter(({ record }) => record.kind === 'favourite'),
  }
}

/** Those of the changed records that exist. */
async function recordsOf(db: Database, personId: string, changes: readonly DiaryChange[]): Promise<DiaryEntry[]> {
  const rows = await db
    .selectFrom('diary_records')
    .select(['id', 'content', 'title', 'figures', 'changed_at'])
    .where('person_id', '=', personId)
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute()
  return rows.flatMap(entryFrom)
}

type Change = Omit<NamedRecord, 'record'> & {
  readonly id: string
  readonly record: DiaryChange['record']
  readonly changedAt: Date
}

/**
 * Stores changes to a diary, each independently. Of two changes to one record the later one wins, in whatever order and
 * however often they arrive. The reply names the refused changes and why; the others are stored.
 * @throws Problem if the only change is refused
 */
export async function keepDiary(
  services: Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>,
  member: Member,
  changes: readonly DiaryChange[],
): Promise<DiaryTaken> {
  const { db, now } = services
  const refused: { readonly id: string; readonly code: ProblemCode }[] = []
  const possible = changes.filter(({ id, record }) => {
    const code = record === null ? null : diaryProblem(member, id, record)
    if (code !== null) refused.push({ id, code })
    return code === null
  })
  const named = await namedRecords(services, member, possible)
  const known: Change[] = []
  for (const { id, changedAt, name } of named) {
    if (name.kind === 'unknown') refused.push({ id, code: name.code })
    else known.push({ id, changedAt: momentSaid(changedAt, now()), ...name })
  }
  await writeForPerson(db, member.personId, async (trx) => {
    for (const change of known) {
      const code = await store(trx, member.personId, change)
      if (code !== null) refused.push({ id: change.id, code })
    }
    if (known.some(({ record }) => record === null)) await forgetOldDeletions(trx, member.personId)
  })
  const [only] = refused
  if (only !== undefined && changes.length === 1) throw new Problem(only.code, 'changes.0')
  return {
    refused: refused.map(({ id, code }) => ({ id, code, message: problems[code].say })),
    records: await recordsOf(db, member.personId, changes),
  }
}

const dayOf = ({ record }: Change): IsoDate | null => (record?.kind === 'entry' ? record.day : null)

/** Stores one change unless a later one is already there. Returns a code if the day or the favourites are full. */
async function store(trx: Trx, personId: string, change: Change): Promise<ProblemCode | null> {
  const { id, record, title, figures, changedAt } = change
  const day = dayOf(change)
  if (record !== null && (await isFull(trx, { personId, id, day })))
    return day === null ? 'FAVOURITES_FULL' : 'DIARY_FULL'
  const content = record === null ? null : JSON.stringify(record)
  await trx
    .insertInto('diary_records')
    .values({ person_id: personId, id, day, content, title, figures: JSON.stringify(figures), changed_at: changedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'id'])
        .doUpdateSet({
          // A deleted entry still counts towards its day.
          day: sql`coalesce(excluded.day, case when excluded.content is null then diary_records.day end)`,
          content: sql`excluded.content`,
          title: sql`excluded.title`,
          figures: sql`excluded.figures`,
          changed_at: sql`excluded.changed_at`,
        })
        // The content breaks ties between changes of the same moment, so the result does not depend on their order.
        .where(
          sql<boolean>`(excluded.changed_at, coalesce(excluded.content::text, '')) > (diary_records.changed_at, coalesce(diary_records.content::text, ''))`,
        ),
    )
    .execute()
  return null
}

/**
 * Keeps only the newest deletions of favourites and of entries that never arrived. As long as a deletion is kept, an
 * older change to that record that arrives late is ignored.
 */
async function forgetOldDeletions(trx: Trx, personId: string): Promise<void> {
  const newestFirst = trx
    .selectFrom('diary_records')
    .select('id')
    .where('person_id', '=', personId)
    .where('day', 'is', null)
    .where('content', 'is', null)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
  await trx
    .deleteFrom('diary_records')
    .where('person_id', '=', personId)
    .where('id', 'in', newestFirst.offset(diaryLimits.deletions))
    .execute()
}

/** Whether the other records of a day (deleted ones included), or the other favourites, have reached their limit. */
async function isFull(
  trx: Trx,
  { personId, id, day }: { readonly personId: string; readonly id: string; readonly day: IsoDate | null },
): Promise<boolean> {
  const others = trx
    .selectFrom('diary_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('id', '!=', id)
  const held = await (day === null
    ? others.where('day', 'is', null).where('content', 'is not', null)
    : others.where('day', '=', day)
  ).executeTakeFirstOrThrow()
  return Number(held.count) >= (day === null ? diaryLimits.favourites : diaryLimits.recordsADay)
}
