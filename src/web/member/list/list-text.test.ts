import { expect, test } from 'vitest'
import { tickedNow } from '#web/member/ticks/tick-changes.ts'
import { exampleList } from './list.example.ts'
import { listText } from './list-text.ts'
import { type ShownAisle, shownList } from './shown-list.ts'

const lines = exampleList.aisles.flatMap((aisle) => aisle.lines)
const after = (isTicked: (id: string) => boolean) =>
  listText(
    shownList(
      exampleList,
      tickedNow(
        lines.filter(({ id }) => isTicked(id)),
        true,
        1,
        1_000,
      ),
    ),
    'November 24–30',
  )

const allTicked = (aisle: ShownAisle): ShownAisle => ({
  ...aisle,
  lines: aisle.lines.map((line) => ({ ...line, ticked: true })),
})

test('ticked lines are left out, and so is an aisle in which everything is ticked', () => {
  const text = after((id) => id === 'egg' || id === 'peas-frozen')
  expect(text).toMatch(/^Shopping list, November 24–30\nFor 2 people\n\nFruit and vegetables\n- Bananas, 6\n/)
  expect(text).toContain('Chilled\n- Feta, 1 block, Look for “vegetarian rennet”.\n')
  expect(text).not.toMatch(/Eggs|Frozen|Olive oil/)
})

test('a completely ticked list contains everything', () => {
  expect(after(() => true)).toBe(after(() => false))
})

test('what somebody wrote on the list themselves is shared too, unless it is ticked', () => {
  const own = [
    { id: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a51', text: 'Candles', ticked: false },
    { id: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a52', text: 'Dog food', ticked: true },
  ]
  const text = listText(shownList({ ...exampleList, own }, []), 'November 24–30')
  expect(text).toContain('Also buy\n- Candles')
  expect(text).not.toContain('Dog food')
})

test('a line of one’s own that is still to buy is all that is left of a ticked list', () => {
  const own = [{ id: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a51', text: 'Candles', ticked: false }]
  const shown = shownList({ ...exampleList, own }, [])
  const text = listText({ ...shown, ticked: shown.total, aisles: shown.aisles.map(allTicked) }, 'November 24–30')
  expect(text.split('\n\n').slice(1)).toEqual(['Also buy\n- Candles'])
})

test('a list for two trips is two lists in one text', () => {
  const aisles = exampleList.aisles.map(({ aisle, lines: some }) => ({
    aisle,
    lines: some.map((line) => (line.id === 'feta' ? { ...line, id: 'feta--2', trip: 2 as const } : line)),
  }))
  const text = listText(
    shownList({ ...exampleList, aisles, trips: ['2026-11-24', '2026-11-28'] }, []),
    'November 24–30',
  )
  const [, second = ''] = text.split('Saturday, November 28')
  expect(text).toContain('Tuesday, November 24')
  expect(second.trim()).toBe('Chilled\n- Feta, 1 block, Look for “vegetarian rennet”.')
})
