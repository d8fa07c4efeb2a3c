import { Type } from 'typebox'
import { ChangeReply, type LastChange } from '#domain/api/member/member.ts'
import type { Member } from '#server/members/member/member.ts'
import { anchorPlan } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { Services } from '#server/services.ts'
import type { Change, PlanState } from './change-plan.ts'
import { saidTo } from './change-sentences.ts'
import { keysOf, readPlanRows, WrittenRow, writtenRows } from './plan-rows.ts'
import { Saying } from './sayings.ts'

/** The most changes of one plan week that can be undone. */
const KEPT = 10

/** The answer to a change, in no language yet. */
const ChangeAnswer = Type.Object({
  ...Type.Pick(ChangeReply, ['meals', 'undo']).properties,
  changes: Type.Array(Saying),
})
export type ChangeAnswer = Type.Static<typeof ChangeAnswer>

/** The effects of a change on what the member eats. */
export type ChangedMeals = Omit<ChangeAnswer, 'undo'>

/** A member's request: `request` is equal for equal requests, and `done` is what is said about it. */
export type Wish = {
  readonly request: string
  readonly done: Saying
  /** The week that is written, if it may be a past one. */
  readonly week?: number
}

const Written = Type.Object({
  rows: Type.Array(WrittenRow),
  /** The first week and review that were read, and the keys of the weeks and reviews that existed afterwards. */
  firstWeek: Type.Integer(),
  firstReview: Type.Integer(),
  weeks: Type.Array(Type.String()),
  reviews: Type.Array(Type.String()),
})
const writtenParser = checkerOf(Written)
const answerParser = checkerOf(ChangeAnswer)
const sayingParser = checkerOf(Saying)

/** A recorded change. */
export type RecordedChange = {
  readonly id: string
  readonly request: string
  readonly done: Saying
  readonly madeAt: Date
  readonly answer: ChangeAnswer
  readonly written: Type.Static<typeof Written>
}

/** Wraps a change so that it is recorded with the rows it writes, in the same transaction, and can be undone. */
export function undoable(
  planState: PlanState,
  { request, done, week = Number.POSITIVE_INFINITY }: Wish,
  { answer: made, write }: Required<Change<ChangedMeals>>,
  now: Date,
): Change<ChangeAnswer> {
  const { member, currentWeek } = planState
  const { personId, householdId } = member
  const id = uuidV7(now)
  const answer: ChangeAnswer = { ...made, undo: id }
  const firstReview = Math.min(currentWeek, member.reviews.at(-1)?.week ?? currentWeek)
  const firstWeek = Math.min(currentWeek, week)
  const span = { personId, householdId, firstWeek, firstReview }
  return {
    answer,
    write: async (trx, at) => {
      await anchorPlan(trx, member, at)
      const before = await readPlanRows(trx, span)
      await write(trx, at)
      const after = await readPlanRows(trx, span)
      const rows = writtenRows(before, after)
      const written: Type.Static<typeof Written> = {
        rows,
        firstWeek,
        firstReview,
        weeks: keysOf(after, 'plan_weeks'),
        reviews: keysOf(after, 'plan_reviews'),
      }
      await forgetOld(trx, personId, currentWeek)
      await trx
        .insertInto('plan_undos')
        .values({
          person_id: personId,
          id,
          revision: member.revision + 1,
          week: currentWeek,
          request,
          done: JSON.stringify(done),
          answer: JSON.stringify(answer),
          written: JSON.stringify(written),
          made_at: at,
          undone: null,
        })
        .execute()
    },
  }
}

/** Makes room for a new change: deletes changes of other weeks, undone ones and all but the newest. */
async function forgetOld(trx: Trx, personId: string, currentWeek: number): Promise<void> {
  await trx
    .deleteFrom('plan_undos')
    .where('person_id', '=', personId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('week', '<>', currentWeek),
        eb('undone', 'is not', null),
        eb(
          'id',
          'in',
          selectFrom('plan_undos as newer')
            .select('newer.id')
            .where('newer.person_id', '=', personId)
            .orderBy('newer.revision', 'desc')
            .offset(KEPT - 1),
        ),
      ]),
    )
    .execute()
}

/** The newest change of a week that added a row and was not undone; null if there is none that can be read. */
export async function changeThatAdded(
  db: Database,
  personId: string,
  week: number,
  { table, key }: Pick<WrittenRow, 'table' | 'key'>,
): Promise<Pick<RecordedChange, 'written'> | null> {
  const rows = await db
    .selectFrom('plan_undos')
    .select('written')
    .where('person_id', '=', personId)
    .where('week', '=', week)
    .where('undone', 'is', null)
    .orderBy('revision', 'desc')
    .execute()
  for (const { written } of rows as readonly { readonly written: unknown }[]) {
    if (!writtenParser.Check(written)) continue
    if (written.rows.some((row) => row.table === table && row.key === key && row.before === null)) return { written }
  }
  return null
}

/** Deletes all changes that could still be undone. */
export async function forgetChanges(trx: Trx, personId: string): Promise<void> {
  await trx.deleteFrom('plan_undos').where('person_id', '=', personId).where('undone', 'is', null).execute()
}

/** The newest change of a week that can be undone; null if there is none that can be read. */
export async function newestChange(db: Database, personId: string, week: number): Promise<RecordedChange | null> {
  const row = await db
    .selectFrom('plan_undos')
    .selectAll()
    .where('person_id', '=', personId)
    .where('week', '=', week)
    .where('undone', 'is', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [done, answer, written]: readonly unknown[] = [row?.done, row?.answer, row?.written]
  if (row === undefined || !sayingParser.Check(done) || !answerParser.Check(answer) || !writtenParser.Check(written))
    return null
  return { id: row.id, request: row.request, done, madeAt: row.made_at, answer, written }
}

/** The answer to the undoing of a change; null if it was not undone. */
export async function undoneAnswer(db: Database, personId: string, id: string): Promise<ChangeAnswer | null> {
  const row = await db
    .selectFrom('plan_undos')
    .select('undone')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  const undone: unknown = row?.undone
  return answerParser.Check(undone) ? undone : null
}

/**
 * The change when everything is already as requested: repeats the answer of the newest change if it had the same
 * request; otherwise reports that nothing changed.
 */
export async function nothingToDo(
  db: Database,
  { member, currentWeek }: PlanState,
  request: string,
): Promise<Change<ChangeAnswer>> {
  const newest = await newestChange(db, member.personId, currentWeek)
  return { answer: newest?.request === request ? newest.answer : { changes: [], meals: [], undo: null } }
}

/** The change that a member can undo now, in the language that they read. */
export async function lastChange(
  { db, plannerPool }: Pick<Services, 'db' | 'plannerPool'>,
  member: Member,
): Promise<LastChange | null> {
  const newest = await newestChange(db, member.personId, weekOf(member.startsOn, member.today))
  if (newest === null) return null
  const { id, done, madeAt, answer } = newest
  const [said, changes] = await Promise.all([
    saidTo(plannerPool, member, [done]),
    saidTo(plannerPool, member, answer.changes),
  ])
  return { id, madeAt: madeAt.toISOString(), done: said.join(' '), changes, meals: answer.meals }
}
