import { randomUUID } from 'node:crypto'
import type { Static } from 'typebox'
import type { ActsQuery, ActsReply, OperatorView } from '#domain/api/console/operators.ts'
import { Problem } from '#domain/problem.ts'
import { type ProblemCode, problems } from '#domain/problems.ts'
import { contentHash } from '#server/platform/crypto/content-hash.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'

export type Act = {
  /** The client's key of the act: repeated under the same key it is the same act. */
  readonly id: string
  readonly operator: Pick<OperatorView, 'id'>
  readonly action: string
  readonly subject: string
  readonly leadId?: string
  /** What was requested, in words or figures; never a secret. */
  readonly detail?: string
}

/**
 * Logs an act. A repetition is logged once. @throws Problem IDEMPOTENCY_KEY_REUSED if the key belongs to another act
 */
export async function recordAct(db: Reader, now: Date, { id, operator, action, subject, leadId, detail = '' }: Act) {
  const content_hash = contentHash({ operator: operator.id, action, subject, detail })
  const added = await db
    .insertInto('operator_acts')
    .values({ id, operator_id: operator.id, at: now, action, subject, lead_id: leadId ?? null, detail, content_hash })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added !== undefined) return
  const before = await db.selectFrom('operator_acts').select('content_hash').where('id', '=', id).executeTakeFirst()
  if (before?.content_hash.equals(content_hash) !== true) throw new Problem('IDEMPOTENCY_KEY_REUSED')
}

/** Carries out an act. It is logged first, so that none goes unrecorded; a refusal is logged as well. */
export async function carryOut<T>(services: Services, act: Act, work: () => Promise<T>): Promise<T> {
  await recordAct(services.db, services.now(), act)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) {
      const refused = { ...act, id: randomUUID(), action: `${act.action}: refused`, detail: error.code }
      await recordAct(services.db, services.now(), refused)
    }
    throw error
  }
}

const isProblem = (text: string): text is ProblemCode => text in problems

/** Why an act was refused, as its operator read it. */
export const refusalText = (detail: string): string => (isProblem(detail) ? problems[detail].say : detail)

/** Acts on one page of the log. */
const SHOWN_ACTS = 100

/** The log of acts, the newest first. */
export async function readActs(db: Reader, query: Static<typeof ActsQuery>): Promise<ActsReply> {
  let acts = db
    .selectFrom('operator_acts')
    .innerJoin('operators', 'operators.id', 'operator_acts.operator_id')
    .select(['operator_acts.id', 'at', 'operators.name as operator', 'action', 'subject', 'lead_id', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('operator_acts.id', 'desc')
    .limit(SHOWN_ACTS + 1)
  if (query.operator !== undefined) acts = acts.where('operator_id', '=', query.operator)
  if (query.action !== undefined) acts = acts.where('action', 'like', `${query.action.replaceAll(/[\\%_]/g, '\\$&')}%`)
  if (query.before !== undefined) {
    const before = new Date(query.before)
    const { beforeId } = query
    acts = acts.where(({ eb, and, or }) =>
      beforeId === undefined
        ? eb('at', '<', before)
        : or([eb('at', '<', before), and([eb('at', '=', before), eb('operator_acts.id', '<', beforeId)])]),
    )
  }
  const rows = await acts.execute()
  return {
    acts: rows.slice(0, SHOWN_ACTS).map(({ at, lead_id, detail, ...row }) => ({
      ...{ ...row, at: at.toISOString(), leadId: lead_id },
      detail: row.action.endsWith(': refused') ? refusalText(detail) : detail,
    })),
    hasMore: rows.length > SHOWN_ACTS,
  }
}
