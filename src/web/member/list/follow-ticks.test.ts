import { expect, test } from 'vitest'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import { withTicks } from './follow-ticks.ts'
import { exampleList } from './list.example.ts'

const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z']
const lineOf = ({ aisles }: ShoppingListView, id: string) =>
  aisles.flatMap(({ lines }) => lines).find((line) => line.id === id)
const bought = withTicks(exampleList, { ticks: [{ id: 'lime', ticked: true, changedAt: early }] })

test('what another has ticked or unticked shows', () => {
  expect(lineOf(bought, 'lime')).toMatchObject({ ticked: true, changedAt: early })
  const back = withTicks(bought, { ticks: [{ id: 'lime', ticked: false, changedAt: late }] })
  expect(lineOf(back, 'lime')).toMatchObject({ ticked: false, changedAt: late })
  expect(lineOf(bought, 'onion')).toBe(lineOf(exampleList, 'onion'))
})

test('nothing new leaves the list as it is', () => {
  expect(withTicks(exampleList, { ticks: [] })).toBe(exampleList)
  expect(withTicks(bought, { ticks: [{ id: 'lime', ticked: true, changedAt: early }] })).toBe(bought)
  expect(withTicks(bought, { ticks: [{ id: 'not-on-it', ticked: true, changedAt: late }] })).toBe(bought)
})

test('an older tick does not close a line that was opened again', () => {
  const open = withTicks(bought, { ticks: [{ id: 'lime', ticked: false, changedAt: late }] })
  expect(withTicks(open, { ticks: [{ id: 'lime', ticked: true, changedAt: early }] })).toBe(open)
})

test('what another has written shows, and what is known already leaves the list as it is', () => {
  const own = [{ id: '0190a1b2-c3d4-4e5f-8a9b-0c1d2e3f4a51', text: 'candles', ticked: false }]
  const written = withTicks(exampleList, { ticks: [], own })
  expect(written.own).toEqual(own)
  expect(withTicks(written, { ticks: [], own: [...own] })).toBe(written)
  expect(withTicks(written, { ticks: [] }).own).toEqual(own)
  expect(withTicks(written, { ticks: [], own: [] }).own).toEqual([])
})
