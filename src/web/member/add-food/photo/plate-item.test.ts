import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHARED_ERROR } from '#domain/diary/plate-range.ts'
import { trayFigures } from '#web/member/add-food/tray.ts'
import { photoReplyExample } from './photo-reply.example.ts'
import {
  energyOfPlate,
  matchOfFood,
  mayHideFat,
  type PlateItem,
  plateItems,
  stepped,
  trayItemsOf,
} from './plate-item.ts'

const items = plateItems(photoReplyExample.items)
const [rice, fish, soup] = items
const per100g = { energy: 884, protein: 0, carbs: 0, fat: 100, fibre: 0, sodium: 0 }
const oil = { id: 'olive-oil', name: 'olive oil', plural: 'olive oil', per100g, measures: [] }

test('an uncertain item is not counted until its food is chosen', () => {
  expect(items.map(({ chosen }) => chosen !== null)).toEqual([true, false, true])
  // Rice 260, soup half of 400.
  expect(energyOfPlate(items, 'none').mid).toBe(460)
  const chosen = items.map((item) => ({ ...item, chosen: item.chosen ?? item.matches[0] ?? null }))
  // 120 g of fried fish were 150 g raw.
  expect(energyOfPlate(chosen, 'none').mid).toBe(460 + 312)
})

test('likely hidden fat raises the upper end of the range until the member answers', () => {
  const known = items.map((item) => ({ ...item, chosen: item.chosen ?? item.matches[0] ?? null }))
  const [unknown, none, some, lots] = ([null, 'none', 'some', 'lots'] as const).map((said) =>
    energyOfPlate(known, said),
  )
  expect(unknown?.mid).toBe(none?.mid)
  expect(unknown?.low).toBe(none?.low)
  expect(unknown?.high).toBeGreaterThan(none?.high ?? 0)
  // 120 g of fried fish: 6 g of fat in 100 g are usual, 12 are a lot.
  expect((some?.mid ?? 0) - (none?.mid ?? 0)).toBeCloseTo(7.2 * 8.84)
  expect((lots?.mid ?? 0) - (none?.mid ?? 0)).toBeCloseTo(14.4 * 8.84)
  expect(energyOfPlate(rice === undefined ? [] : [rice], null).high).toBe(
    energyOfPlate(rice === undefined ? [] : [rice], 'none').high,
  )
})

test('a food whose row has its fat already hides none, nor does one that is not chosen yet', () => {
  const fries = { ...(fish ?? expect.fail()), chosen: matchOfFood({ ...oil, id: '71400990' }, 'fried') }
  expect(mayHideFat([fries])).toBe(false)
  expect(mayHideFat(items)).toBe(false)
  // What the member says of such a plate counts all the same: a teaspoon.
  expect(energyOfPlate([fries], 'some').mid - energyOfPlate([fries], 'none').mid).toBeCloseTo(5 * 8.84)
})

test('an amount set by the member has no range of its own, and moves by ten grams or a quarter of a serving', () => {
  const more = rice === undefined ? expect.fail() : stepped(rice, 1)
  expect([more.grams, more.isByHand]).toEqual([{ low: 210, mid: 210, high: 210 }, true])
  expect((soup === undefined ? expect.fail() : stepped(soup, 1)).grams.mid).toBe(300)
  let less: PlateItem = more
  for (let pressed = 0; pressed < 50; pressed++) less = stepped(less, -1)
  expect(less.grams.mid).toBe(10)
  const { low, mid, high } = energyOfPlate([more], 'none')
  expect([low / mid, high / mid]).toEqual([1 - SHARED_ERROR, 1 + SHARED_ERROR].map((share) => expect.closeTo(share)))
})

test('the tray gets grams as the table weighs them, dishes in servings, and the oil', () => {
  const chosen = fish === undefined ? expect.fail() : { ...fish, chosen: fish.matches[0] ?? null }
  expect(
    trayItemsOf([...items, chosen], 'some', [oil]).map((item) => [
      item.key,
      item.kind === 'dish' ? item.portion : item.kind === 'food' ? item.count : null,
    ]),
  ).toEqual([
    ['food rice-cooked', 200],
    ['dish red-lentil-soup', 0.5],
    ['food salmon', 150],
    ['food olive-oil', 7],
  ])
})

test('a food picked for a cooked item is counted by its weight before cooking', () => {
  const pasta = { ...oil, id: 'pasta', name: 'pasta', cookedGrams: 0.43 }
  expect(matchOfFood(pasta, 'boiled')).toMatchObject({ tableGrams: 0.43 })
  expect(matchOfFood(pasta, 'raw')).toMatchObject({ tableGrams: 1 })
  expect(matchOfFood(oil, 'fried')).toMatchObject({ tableGrams: 1 })
})

test('an item in two parts adds up to the same tray, and the energy of the tray is the middle of the range', () => {
  const count = fc.integer({ min: 1, max: 60 })
  fc.assert(
    fc.property(count, count, (one, other) => {
      if (rice === undefined) return
      const part = (id: string, tens: number): PlateItem => {
        const mid = tens * 10
        return { ...rice, id, grams: { low: mid, mid, high: mid } }
      }
      const whole = trayItemsOf([part('a', one + other)], 'none', [])
      expect(trayItemsOf([part('a', one), part('b', other)], 'none', [])).toEqual(whole)
      expect(trayFigures(whole).energy).toBe(Math.round(energyOfPlate([part('a', one + other)], 'none').mid))
    }),
  )
})
