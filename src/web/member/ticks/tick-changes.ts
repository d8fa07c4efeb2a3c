import type { ShoppingListView } from '#domain/api/member/shopping.ts'

/** A line of a week's list that was ticked or unticked on this device, until the server's own list shows it. */
export type TickChange = {
  readonly week: number
  readonly id: string
  readonly ticked: boolean
  /** ISO, UTC. */
  readonly changedAt: string
  /** Whether the server has accepted it. */
  readonly sent: boolean
}

/** The part of a line that ticks change. */
export type Line = { readonly id: string; readonly ticked: boolean; readonly changedAt: string | null }

const timeOf = (moment: string | null): number => (moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment))
const lineOf = ({ week, id }: TickChange): string => `${week}/${id}`

/** The later of two changes to one line. At the same moment "ticked" wins: better not bought than bought twice. */
function laterOf(one: TickChange, other: TickChange): TickChange {
  const [a, b] = [timeOf(one.changedAt), timeOf(other.changedAt)]
  if (a !== b) return a > b ? one : other
  if (one.ticked !== other.ticked) return one.ticked ? one : other
  return one.sent ? one : other
}

/** The newest change of every line, whatever the order and number of the given changes. */
export function mergedTicks(...lists: readonly (readonly TickChange[])[]): readonly TickChange[] {
  const newest = new Map<string, TickChange>()
  for (const change of lists.flat()) {
    const known = newest.get(lineOf(change))
    newest.set(lineOf(change), known === undefined ? change : laterOf(known, change))
  }
  return [...newest.values()].sort((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1))
}

/**
 * Lines ticked or unticked at `now`, ms. The timestamp is later than all known changes of a line, so
 * that a change from a device whose clock is slow still wins.
 */
export function tickedNow(lines: readonly Line[], ticked: boolean, week: number, now: number): readonly TickChange[] {
  const moment = Math.max(now, ...lines.map(({ changedAt }) => timeOf(changedAt) + 1))
  const changedAt = new Date(moment).toISOString()
  return lines.map(({ id }) => ({ week, id, ticked, changedAt, sent: false }))
}

/** A line as this device sees it: the server's state, or a later change made here. */
export function lineWith<L extends Line>(line: L, change: TickChange | undefined): L {
  if (change === undefined || timeOf(change.changedAt) < timeOf(line.changedAt)) return line
  return { ...line, ticked: change.ticked, changedAt: change.changedAt }
}

/** The changes that the server's list does not show yet. `isFresh`: the list has just come from the server. */
export function withoutShown(
  changes: readonly TickChange[],
  list: ShoppingListView,
  isFresh: boolean,
): readonly TickChange[] {
  const lines = new Map(list.aisles.flatMap((aisle) => aisle.lines).map((line) => [line.id, line]))
  return changes.filter((change) => {
    if (change.week !== list.week) return true
    const line = lines.get(change.id)
    if (line === undefined) return !(isFresh && change.sent)
    const isKnown = timeOf(line.changedAt) >= timeOf(change.changedAt)
    // If the device's clock is far ahead, the server corrects the time, and the two moments never agree.
    const isAlike = isFresh && change.sent && line.ticked === change.ticked
    return !isKnown && !isAlike
  })
}

/** Marks the changes that the server has accepted. A line that was changed again in the meantime still waits. */
export function markedSent(changes: readonly TickChange[], taken: readonly TickChange[]): readonly TickChange[] {
  const moments = new Map(taken.map((change) => [lineOf(change), change.changedAt]))
  return changes.map((change) =>
    moments.get(lineOf(change)) === change.changedAt ? { ...change, sent: true } : change,
  )
}

/** The changes without those in `gone`, unless a line was changed again in the meantime. */
export function withoutChanges(changes: readonly TickChange[], gone: readonly TickChange[]): readonly TickChange[] {
  const moments = new Map(gone.map((change) => [lineOf(change), change.changedAt]))
  return changes.filter((change) => moments.get(lineOf(change)) !== change.changedAt)
}
