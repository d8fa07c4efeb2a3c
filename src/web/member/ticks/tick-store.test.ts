import { expect, test } from 'vitest'
import { parseTicks } from './tick-store.ts'

const NOW = Date.parse('2026-06-12T10:00:00.000Z')
const tick = { week: 1, id: 'egg', ticked: true, changedAt: '2026-06-12T09:00:00.000Z', sent: false }

test('stored ticks are read', () => {
  expect(parseTicks(JSON.stringify([tick]), NOW)).toEqual([tick])
})

test.each(['', 'null', '{}', '[null]', '"egg"', 'broken', null])('%s holds no ticks', (stored) => {
  expect(parseTicks(stored, NOW)).toEqual([])
})

test.each([
  { week: 0 },
  { week: 1.5 },
  { id: '../egg' },
  { ticked: 'yes' },
  { changedAt: 'yesterday' },
  { changedAt: '2026-13-45T09:00:00.000Z' },
  { sent: undefined },
])('a broken entry is left out, the others stay: %j', (broken) => {
  expect(parseTicks(JSON.stringify([{ ...tick, ...broken }, tick]), NOW)).toEqual([tick])
})

test('changes that the server accepted long ago are dropped, unsent ones are not', () => {
  const old = { ...tick, changedAt: '2026-01-01T09:00:00.000Z' }
  expect(parseTicks(JSON.stringify([{ ...old, sent: true }, old]), NOW)).toEqual([old])
})
