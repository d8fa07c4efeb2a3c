import type { DiaryChange, DiaryEntry, DiaryTaken, DiaryView } from '#domain/api/member/diary.ts'
import type { IsoDate } from '#domain/time.ts'
import type { QueuedChange } from './queued-change-schema.ts'

const timeOf = (moment: string): number => Date.parse(moment)

/** Adds a change to the queue, which keeps the newest change of each record; of equally old ones the last one wins. */
export function withChange(queue: readonly QueuedChange[], added: QueuedChange): readonly QueuedChange[] {
  const known = queue.find(({ change }) => change.id === added.change.id)
  if (known !== undefined && timeOf(known.change.changedAt) > timeOf(added.change.changedAt)) return queue
  return [...queue.filter((other) => other !== known), added]
}

/**
 * The timestamp of a change, ISO: later than all known changes to its record, so that a change from a device whose clock
 * is slow still wins.
 * @param now ms since 1970
 */
export function momentOfChange(
  id: string,
  known: readonly Pick<DiaryChange, 'id' | 'changedAt'>[],
  now: number,
): string {
  const earlier = known.filter((other) => other.id === id).map(({ changedAt }) => timeOf(changedAt) + 1)
  return new Date(Math.max(now, ...earlier)).toISOString()
}

/** The changes that still have to be sent, oldest first. */
export const unsentIn = (queue: readonly QueuedChange[]): readonly QueuedChange[] =>
  queue.filter(({ state }) => state.kind === 'waiting')

/** The queue after the server's reply to a delivery. A record that was changed again during it still waits. */
export function settled(
  queue: readonly QueuedChange[],
  sent: readonly QueuedChange[],
  refused: DiaryTaken['refused'],
): readonly QueuedChange[] {
  const moments = new Map(sent.map(({ change }) => [change.id, change.changedAt]))
  return queue.flatMap((queued): readonly QueuedChange[] => {
    if (moments.get(queued.change.id) !== queued.change.changedAt) return [queued]
    const no = refused.find(({ id }) => id === queued.change.id)
    // A record whose deletion is refused does not exist.
    if (no === undefined || queued.change.record === null) return []
    return [{ ...queued, state: { kind: 'refused', message: no.message } }]
  })
}

const byTime = (a: DiaryEntry, b: DiaryEntry): number =>
  timeOf(a.changedAt) - timeOf(b.changedAt) || (a.id < b.id ? -1 : 1)

const isCovered = ({ from, until }: DiaryView, day: IsoDate): boolean =>
  day >= from && (until === undefined || day <= until)

/** A diary in which the records named by the server's reply replace the known ones. */
export function withRecords(view: DiaryView, ids: readonly string[], records: readonly DiaryEntry[]): DiaryView {
  const keep = (known: readonly DiaryEntry[], kind: 'entry' | 'favourite') =>
    [
      ...known.filter(({ id }) => !ids.includes(id)),
      ...records.filter(
        ({ record }) => record.kind === kind && (record.kind !== 'entry' || isCovered(view, record.day)),
      ),
    ].sort(byTime)
  return { ...view, entries: keep(view.entries, 'entry'), favourites: keep(view.favourites, 'favourite') }
}

/** A record of the diary as this device sees it. */
export type ShownRecord = DiaryEntry & { readonly isWaiting: boolean }

export type ShownDiary = {
  readonly entries: readonly ShownRecord[]
  readonly favourites: readonly ShownRecord[]
  /** The changes that the server refused, with its reason. */
  readonly refused: readonly QueuedChange[]
  /** Changes that the server does not have yet. */
  readonly waiting: number
}

/** The diary as this device sees it: the server's records, and the changes made here since. */
export function shownDiary(view: DiaryView | null, queue: readonly QueuedChange[]): ShownDiary {
  const known = new Map<string, ShownRecord>()
  for (const entry of [...(view?.entries ?? []), ...(view?.favourites ?? [])]) {
    known.set(entry.id, { ...entry, isWaiting: false })
  }
  for (const { change, title, figures } of unsentIn(queue)) {
    const { id, changedAt, record } = change
    const before = known.get(id)
    if (before !== undefined && timeOf(before.changedAt) > timeOf(changedAt)) continue
    if (record === null) known.delete(id)
    else known.set(id, { id, changedAt, record, title, figures, isWaiting: true })
  }
  const all = [...known.values()].sort(byTime)
  return {
    entries: all.filter(({ record }) => record.kind === 'entry'),
    favourites: all.filter(({ record }) => record.kind === 'favourite'),
    refused: queue.filter(({ state }) => state.kind === 'refused'),
    waiting: unsentIn(queue).length,
  }
}
