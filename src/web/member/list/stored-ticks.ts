import type { TickChange } from '#web/member/list/tick-changes.ts'

/** What the server has taken is only kept until a list shows it; after so long nobody looks at that week again. */
const SENT_KEPT_MS = 45 * 86_400_000

const isChange = (value: unknown): value is TickChange =>
  typeof value === 'object' &&
  value !== null &&
  'week' in value &&
  typeof value.week === 'number' &&
  Number.isInteger(value.week) &&
  value.week >= 1 &&
  value.week <= 520 &&
  'id' in value &&
  typeof value.id === 'string' &&
  /^[a-z0-9-]{1,60}$/.test(value.id) &&
  'ticked' in value &&
  typeof value.ticked === 'boolean' &&
  'changedAt' in value &&
  typeof value.changedAt === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value.changedAt) &&
  !Number.isNaN(Date.parse(value.changedAt)) &&
  'sent' in value &&
  typeof value.sent === 'boolean'

/** The changes in a stored text. What is broken is left out, and so is what was taken long before `now`, ms. */
export function ticksIn(stored: string | null, now: number): readonly TickChange[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries
      .filter(isChange)
      .map(({ week, id, ticked, changedAt, sent }) => ({ week, id, ticked, changedAt, sent }))
      .filter(({ sent, changedAt }) => !sent || Date.parse(changedAt) > now - SENT_KEPT_MS)
  } catch {
    return []
  }
}
