import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DiaryView } from '#domain/api/member/diary.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { momentOfChange, settled, shownDiary, unsentIn, withChange, withRecords } from './diary-queue.ts'
import type { QueuedChange } from './queued-change-schema.ts'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`)
const [first = '', second = ''] = ids

const queued = (id: string, seconds: number, energy: number | null): QueuedChange => ({
  change: {
    id,
    changedAt: at(seconds),
    record:
      energy === null ? null : { kind: 'entry', day: '2026-11-23', eaten: { kind: 'number', name: 'Bar', energy } },
  },
  title: 'Bar',
  figures: { ...noFigures, energy: energy ?? 0 },
  state: { kind: 'waiting' },
})
const change = fc
  .tuple(fc.constantFrom(...ids), fc.integer({ min: 0, max: 20 }), fc.option(fc.integer({ min: 1, max: 900 })))
  .map(([id, seconds, energy]) => queued(id, seconds, energy))
const empty: DiaryView = { from: '2026-10-27', entries: [], favourites: [] }

/** The server's rule, for records with different timestamps. */
function serverWith(changes: readonly QueuedChange[]): DiaryView {
  const entries = changes
    .reduce<readonly QueuedChange[]>(withChange, [])
    .flatMap(({ change, title, figures }) =>
      change.record === null ? [] : [{ ...change, record: change.record, title, figures }],
    )
  return { ...empty, entries: [...entries] }
}
const energies = (view: DiaryView | null, queue: readonly QueuedChange[]) =>
  shownDiary(view, queue)
    .entries.map(({ id, figures }) => `${id} ${figures.energy}`)
    .toSorted()

test('the diary looks the same before and after the queue is sent', () => {
  const taps = fc.uniqueArray(change, { selector: ({ change }) => change.changedAt, maxLength: 12 })
  fc.assert(
    fc.property(taps, taps, (earlier, now) => {
      const server = serverWith(earlier)
      const queue = now.reduce<readonly QueuedChange[]>(withChange, [])
      const moments = new Set(earlier.map(({ change }) => change.changedAt))
      fc.pre(now.every(({ change }) => !moments.has(change.changedAt)))
      const after = serverWith([...earlier, ...queue])
      // The server remembers when a record was deleted, which a device does not see: only newer changes count there.
      fc.pre(earlier.every(({ change }) => change.record !== null))
      expect(energies(server, queue)).toEqual(energies(after, []))
    }),
  )
})

test('a delivery leaves changes that were made meanwhile in the queue, whatever was sent', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.array(change, { maxLength: 8 }), (sent, later) => {
      const batch = sent.reduce<readonly QueuedChange[]>(withChange, [])
      const meanwhile = later.reduce<readonly QueuedChange[]>(withChange, batch)
      const left = settled(meanwhile, batch, [])
      for (const each of meanwhile) {
        const isSame = batch.some(
          ({ change }) => change.id === each.change.id && change.changedAt === each.change.changedAt,
        )
        expect(left.includes(each)).toBe(!isSame)
      }
    }),
  )
})

test('a refused change is kept with its reason, does not count, and is not sent again', () => {
  const queue = settled([queued(first, 1, 200)], [queued(first, 1, 200)], [{ id: first, code: 'X', message: 'No.' }])
  expect(unsentIn(queue)).toEqual([])
  const diary = shownDiary(empty, queue)
  expect([diary.entries, diary.waiting, diary.refused.map(({ state }) => state)]).toEqual([
    [],
    0,
    [{ kind: 'refused', message: 'No.' }],
  ])
  // A refused deletion is dropped, because there is nothing to delete.
  expect(
    settled([queued(second, 1, null)], [queued(second, 1, null)], [{ id: second, code: 'X', message: '' }]),
  ).toEqual([])
})

test('the records in a reply replace the known ones', () => {
  const view = serverWith([queued(first, 1, 100), queued(second, 2, 200)])
  const [mended] = serverWith([queued(first, 5, 150)]).entries
  const merged = withRecords(view, [first, second], mended === undefined ? [] : [mended])
  expect(merged.entries.map(({ id, figures }) => [id, figures.energy])).toEqual([[first, 150]])
})

test('a change from a device whose clock is slow still wins', () => {
  const known = [{ id: first, changedAt: at(100) }]
  expect(momentOfChange(first, known, 5_000)).toBe(new Date(100_001).toISOString())
  expect(momentOfChange(second, known, 5_000)).toBe(at(5))
})
