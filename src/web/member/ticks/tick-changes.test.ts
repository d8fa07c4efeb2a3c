import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { exampleList } from '#web/member/list/list.example.ts'
import {
  lineWith,
  markedSent,
  mergedTicks,
  type TickChange,
  tickedNow,
  withoutChanges,
  withoutShown,
} from './tick-changes.ts'

const moment = (ms: number): string => new Date(ms).toISOString()

// Few lines and few moments, so that changes collide.
const change: fc.Arbitrary<TickChange> = fc.record({
  week: fc.constantFrom(1, 2),
  id: fc.constantFrom('egg', 'lime', 'feta'),
  ticked: fc.boolean(),
  changedAt: fc.integer({ min: 0, max: 4 }).map(moment),
  sent: fc.boolean(),
})
const changes = fc.array(change, { maxLength: 12 })
const shuffled = changes.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
)
const fixed = { week: 1, id: 'egg', ticked: true, changedAt: moment(5), sent: false }

test('the order of arrival does not matter, and duplicates change nothing', () => {
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(mergedTicks(other)).toEqual(mergedTicks(list))
      expect(mergedTicks(list, other, list)).toEqual(mergedTicks(list))
    }),
  )
})

test('it does not matter which lists are merged first', () => {
  fc.assert(
    fc.property(changes, changes, changes, (a, b, c) => {
      expect(mergedTicks(mergedTicks(a, b), c)).toEqual(mergedTicks(a, mergedTicks(b, c)))
    }),
  )
})

test('only the newest change of every line is kept', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const merged = mergedTicks(list)
      for (const kept of merged) {
        const rivals = list.filter(({ week, id }) => week === kept.week && id === kept.id)
        expect(kept.changedAt).toBe(
          rivals
            .map(({ changedAt }) => changedAt)
            .sort()
            .at(-1),
        )
      }
      expect(new Set(merged.map(({ week, id }) => `${week}${id}`)).size).toBe(merged.length)
    }),
  )
})

/** The server's rule: of two changes to one line, the later one is kept. */
const delivered = (arrivals: readonly TickChange[]): ShoppingLineView[] =>
  exampleList.aisles
    .flatMap(({ lines }) => lines)
    .map((line) => arrivals.filter(({ id }) => id === line.id).reduce<ShoppingLineView>(lineWith, line))

test('two devices show the same once the server has the changes of both, in any order', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 8, maxLength: 8 })
  const device = fc.array(fc.tuple(fc.constantFrom('egg', 'lime', 'feta'), fc.boolean()), { maxLength: 4 })
  fc.assert(
    fc.property(times, device, device, (clock, here, there) => {
      const made = (taps: typeof here, from: number) =>
        taps.map(([id, ticked], place) => ({
          week: 1,
          id,
          ticked,
          changedAt: moment(clock[from + place] ?? 0),
          sent: false,
        }))
      const [one, other] = [mergedTicks(made(here, 0)), mergedTicks(made(there, 4))]
      const server = delivered([...one, ...other])
      expect(delivered([...other, ...one])).toEqual(server)
      const list = { ...exampleList, aisles: [{ aisle: 'All', lines: server }] }
      const left = (own: readonly TickChange[]) => withoutShown(markedSent(own, own), list, true)
      expect([left(one), left(other)]).toEqual([[], []])
    }),
  )
})

test('a tick counts even if the clock of this device is slow', () => {
  const line = { id: 'egg', ticked: true, changedAt: moment(1_000) }
  const [made] = tickedNow([line], false, 1, 200)
  expect(made).toEqual({ week: 1, id: 'egg', ticked: false, changedAt: moment(1_001), sent: false })
  expect(lineWith(line, made).ticked).toBe(false)
})

test('a later change on the server is shown', () => {
  const line = { id: 'egg', ticked: false, changedAt: moment(9) }
  expect(lineWith(line, fixed)).toBe(line)
  expect(lineWith({ ...line, changedAt: null }, fixed)).toEqual({ id: 'egg', ticked: true, changedAt: moment(5) })
})

test('a change is dropped when a list shows it, and not before', () => {
  const listWith = (ticked: boolean, changedAt: string | null) => ({
    ...exampleList,
    aisles: exampleList.aisles.map(({ aisle, lines }) => ({
      aisle,
      lines: lines.map((line) => (line.id === fixed.id ? { ...line, ticked, changedAt } : line)),
    })),
  })
  const shown = (list: ShoppingListView, tick: TickChange, isFresh = true) => withoutShown([tick], list, isFresh)
  expect(shown(listWith(false, null), fixed)).toEqual([fixed])
  expect(shown(listWith(false, null), { ...fixed, sent: true })).toHaveLength(1)
  expect(shown(listWith(true, fixed.changedAt), fixed)).toEqual([])
  expect(shown(listWith(false, moment(6)), fixed)).toEqual([])
  // The server has corrected the time of a clock that was ahead.
  expect(shown(listWith(true, moment(3)), { ...fixed, sent: true })).toEqual([])
  expect(shown(listWith(true, moment(3)), { ...fixed, sent: true }, false)).toHaveLength(1)
  expect(shown({ ...exampleList, week: 2 }, fixed)).toEqual([fixed])
})

test('a line that is changed again during a delivery still waits', () => {
  const again = { ...fixed, ticked: false, changedAt: moment(7) }
  expect(markedSent([again], [fixed])).toEqual([again])
  expect(markedSent([fixed], [fixed])).toEqual([{ ...fixed, sent: true }])
  expect(withoutChanges([again], [fixed])).toEqual([again])
  expect(withoutChanges([fixed], [fixed])).toEqual([])
})
