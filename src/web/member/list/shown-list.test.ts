import { expect, test } from 'vitest'
import { listFrom } from '#web/member/data/list-reply.ts'
import { tickedNow } from '#web/member/ticks/tick-changes.ts'
import { exampleList } from './list.example.ts'
import { shownList } from './shown-list.ts'

test('staples are listed separately and not counted, and an aisle with only staples is not shown', () => {
  const { aisles, staples, total, ticked } = shownList(exampleList, [])
  expect(staples.map(({ id }) => id)).toEqual(['olive-oil', 'cumin-ground', 'smoked-paprika', 'turmeric'])
  expect(aisles.map(({ aisle }) => aisle)).not.toContain('Spices')
  expect([total, ticked]).toEqual([22, 0])
})

test('ticks on this device are shown and counted, except those of other weeks', () => {
  const eggs = { id: 'egg', ticked: false, changedAt: null }
  const oil = { id: 'olive-oil', ticked: false, changedAt: null }
  const { ticked, aisles, staples } = shownList(exampleList, [
    ...tickedNow([eggs, oil], true, 1, 1_000),
    ...tickedNow([{ ...eggs, id: 'lime' }], true, 2, 1_000),
  ])
  expect(ticked).toBe(1)
  expect(aisles.find(({ aisle }) => aisle === 'Chilled')?.ticked).toBe(1)
  expect(staples[0]?.ticked).toBe(true)
})

test('a valid reply is parsed, an invalid one is refused', () => {
  expect(listFrom(JSON.parse(JSON.stringify(exampleList)))).toEqual(exampleList)
  expect(listFrom({ ...exampleList, aisles: [{ aisle: 'Chilled', lines: [{ id: 'egg' }] }] })).toBeNull()
  expect(listFrom(null)).toBeNull()
})
