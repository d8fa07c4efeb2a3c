import { Type } from 'typebox'
import type { CountedVisitor } from '#analytics/funnel/count-visitor.ts'
import { dimensions, type Trait } from '#analytics/funnel/traits.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import { storeVisits } from './store-visits.ts'

/** A counted visitor, with what determines when it is counted again. */
export type CountedRow = {
  readonly visitorId: string
  readonly counted: CountedVisitor
  readonly enteredAt: Date
  readonly hasPaid: boolean
}

const countedSteps = checkerOf(
  Type.Array(Type.Tuple([Type.Integer(), Type.Union([Type.Integer(), Type.Null()]), Type.Integer(), Type.Integer()])),
)

const traitFrom = (text: string): Trait[] => {
  const at = text.indexOf('=')
  const dimension = dimensions.find((name) => name === text.slice(0, at))
  return dimension === undefined ? [] : [{ dimension, value: text.slice(at + 1) }]
}

/** What was counted for these visitors before, with their ids. */
export async function readCountedRows(
  trx: Trx,
  ids: readonly string[],
): Promise<readonly Pick<CountedRow, 'visitorId' | 'counted'>[]> {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('funnel_visitors').selectAll().where('visitor_id', 'in', ids).execute()
  return rows.map((row) => ({
    visitorId: row.visitor_id,
    counted: {
      flow: row.flow,
      day: row.entered_at.toISOString().slice(0, 10),
      traits: row.traits.flatMap(traitFrom),
      steps: countedSteps.Parse(row.steps).map(([place, bucket, backs, errors]) => ({ place, bucket, backs, errors })),
      exit: row.exit_place,
    },
  }))
}

/**
 * What was counted for these visitors before. Whoever counts them again holds their rows of `funnel_waiting`, or the one
 * of `funnel_progress`.
 */
export const readCounted = async (trx: Trx, ids: readonly string[]): Promise<readonly CountedVisitor[]> =>
  (await readCountedRows(trx, ids)).map(({ counted }) => counted)

/** Replaces what was counted for these visitors. */
export async function storeCounted(trx: Trx, ids: readonly string[], rows: readonly CountedRow[]): Promise<void> {
  const kept = new Set(rows.map(({ visitorId }) => visitorId))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0) await trx.deleteFrom('funnel_visitors').where('visitor_id', 'in', gone).execute()
  await storeVisits(trx, gone, rows)
  if (rows.length === 0) return
  await trx
    .insertInto('funnel_visitors')
    .values(rows.map(rowOf))
    .onConflict((conflict) =>
      conflict.column('visitor_id').doUpdateSet(({ ref }) => ({
        flow: ref('excluded.flow'),
        entered_at: ref('excluded.entered_at'),
        traits: ref('excluded.traits'),
        steps: ref('excluded.steps'),
        exit_place: ref('excluded.exit_place'),
        has_paid: ref('excluded.has_paid'),
      })),
    )
    .execute()
}

/** The table row of a counted visitor. */
export const rowOf = ({ visitorId, counted, enteredAt, hasPaid }: CountedRow) => ({
  visitor_id: visitorId,
  flow: counted.flow,
  entered_at: enteredAt,
  traits: counted.traits.map(({ dimension, value }) => `${dimension}=${value}`),
  steps: JSON.stringify(counted.steps.map(({ place, bucket, backs, errors }) => [place, bucket, backs, errors])),
  exit_place: counted.exit,
  has_paid: hasPaid,
})
