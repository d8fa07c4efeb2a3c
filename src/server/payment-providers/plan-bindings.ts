import { type PlanKey, planKeys } from '#domain/billing/plans.ts'

/** A provider's ids for one of our plans. */
export type PlanBinding = {
  readonly id: string
  /** The provider's own offer for the first period; null if it has none. */
  readonly offer: string | null
}
export type PlanBindings = Readonly<Record<PlanKey, PlanBinding>>

const shape = /^([0-9]-[A-Z]+)=([A-Za-z0-9_-]{1,100})(?::([A-Za-z0-9_-]{1,100}))?$/

/** Parses `1-WEEK=id:offer,1-MONTH=id,3-MONTH=id`, in any order; undefined unless every plan is named exactly once. */
export function planBindings(text: string): PlanBindings | undefined {
  const found = new Map<PlanKey, PlanBinding>()
  for (const item of text.split(',')) {
    const [, name, id, offer] = shape.exec(item.trim()) ?? []
    const key = planKeys.find((planKey) => planKey === name)
    if (key === undefined || id === undefined || found.has(key)) return undefined
    found.set(key, { id, offer: offer ?? null })
  }
  const [week, month, quarter] = [found.get('1-WEEK'), found.get('1-MONTH'), found.get('3-MONTH')]
  if (week === undefined || month === undefined || quarter === undefined) return undefined
  return { '1-WEEK': week, '1-MONTH': month, '3-MONTH': quarter }
}
