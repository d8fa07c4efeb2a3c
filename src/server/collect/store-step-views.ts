import { sql } from 'kysely'
import type { StepArrival } from '#analytics/events/read-arrivals.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { type DayOfVisitor, dayOf } from './store-visitors.ts'

export type StepView = Omit<StepArrival, 'kind' | 'sender' | 'shown'> & { readonly visitorId: string }

const keyOf = ({ visitorId, flow, step, visit }: StepView): string => `${visitorId} ${flow} ${step} ${visit}`

/** Merges two reports of one step in one visit. Both are running totals, so the larger number is the later one. */
const later = (a: StepView, b: StepView): StepView => ({
  ...a,
  firstAt: Math.min(a.firstAt, b.firstAt),
  leftAt: a.leftAt === null ? b.leftAt : Math.max(a.leftAt, b.leftAt ?? 0),
  views: Math.max(a.views, b.views),
  backs: Math.max(a.backs, b.backs),
  validationErrors: Math.max(a.validationErrors, b.validationErrors),
  visibleMs: Math.max(a.visibleMs, b.visibleMs),
})

/**
 * Stores step views. The page sends the running totals of its visit, so the larger number wins, and a report that
 * arrives twice or late changes nothing. Another visit of the same visitor has its own rows. `clamp` limits the
 * visitor's clock to ours.
 */
export async function storeStepViews(
  trx: Trx,
  arrived: readonly StepView[],
  days: DayOfVisitor,
  now: Date,
  clamp: (ms: number) => Date,
): Promise<void> {
  const byKey = new Map<string, StepView>()
  for (const view of arrived) {
    const known = byKey.get(keyOf(view))
    byKey.set(keyOf(view), known === undefined ? view : later(known, view))
  }
  if (byKey.size === 0) return
  const views = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, view]) => view)
  const rows = views.map((view) => ({
    visitor_id: view.visitorId,
    visitor_day: dayOf(days, view.visitorId),
    flow: view.flow,
    step: view.step,
    visit: view.visit,
    first_at: clamp(view.firstAt),
    left_at: view.leftAt === null ? null : clamp(Math.max(view.leftAt, view.firstAt)),
    views: view.views,
    backs: view.backs,
    validation_errors: view.validationErrors,
    visible_ms: view.visibleMs,
    changed_at: now,
  }))
  await trx
    .insertInto('step_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['visitor_id', 'visitor_day', 'flow', 'step', 'visit']).doUpdateSet({
        first_at: sql`least(step_views.first_at, excluded.first_at)`,
        left_at: sql`greatest(step_views.left_at, excluded.left_at)`,
        views: sql`greatest(step_views.views, excluded.views)`,
        backs: sql`greatest(step_views.backs, excluded.backs)`,
        validation_errors: sql`greatest(step_views.validation_errors, excluded.validation_errors)`,
        visible_ms: sql`greatest(step_views.visible_ms, excluded.visible_ms)`,
        changed_at: now,
      }),
    )
    .execute()
}
