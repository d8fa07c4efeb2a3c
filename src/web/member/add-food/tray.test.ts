import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableFood } from '#domain/api/member/diary.ts'
import { sumOfFigures } from '#domain/diary/figures.ts'
import { eatablesOf, gramsOf, inUnit, trayFigures, usualDish, usualFood, writesOf } from './tray.ts'

const per100g = { energy: 89, protein: 1.1, carbs: 22.8, fat: 0.3, fibre: 2.6, sodium: 1 }
const banana: TableFood = {
  id: 'banana',
  name: 'banana',
  plural: 'bananas',
  per100g,
  measures: [
    { unit: 'medium', grams: 118 },
    { unit: 'cup', grams: 150 },
  ],
}
const oats: TableFood = { ...banana, id: 'oats', name: 'rolled oats', plural: 'rolled oats', measures: [] }
const soup = usualDish({
  recipe: 'soup',
  title: 'Soup',
  figures: { energy: 301, protein: 20, carbs: 30, fat: 10, fibre: 5, sodium: 400 },
})

test('a food starts as one of its first kitchen unit, or as 100 g', () => {
  expect(gramsOf(usualFood(banana))).toBe(118)
  expect(gramsOf(usualFood(oats))).toBe(100)
})

test('changing the unit keeps the amount about the same', () => {
  expect(inUnit(usualFood(banana), null)).toMatchObject({ unit: null, count: 118 })
  expect(inUnit({ ...usualFood(banana), unit: null, count: 295 }, 'medium')).toMatchObject({
    unit: 'medium',
    count: 2.5,
  })
})

test('all foods form one plate, and everything else is an entry of its own', () => {
  const tray = [usualFood(banana), soup, usualFood(oats)]
  const day = '2026-11-23'
  const place = { week: 1, day: 0, meal: 2 }
  const writes = writesOf(tray, { day, insteadOf: place, name: '', favourite: false })
  expect(writes.map(({ title, record }) => [title, record])).toEqual([
    [
      'Banana and rolled oats',
      {
        kind: 'entry',
        day,
        insteadOf: place,
        eaten: {
          kind: 'plate',
          foods: [
            { food: 'banana', grams: 118, measure: { unit: 'medium', count: 1 } },
            { food: 'oats', grams: 100 },
          ],
        },
      },
    ],
    ['Soup', { kind: 'entry', day, insteadOf: place, eaten: { kind: 'dish', recipe: 'soup', portion: 1 } }],
  ])
})

test('a plate that is kept also becomes a favourite under its name', () => {
  const writes = writesOf([usualFood(banana)], {
    day: '2026-11-23',
    insteadOf: null,
    // As it is pasted from a cell of a table.
    name: ' My\tbreakfast\n',
    favourite: true,
  })
  expect(writes.map(({ title, record }) => [title, record?.kind])).toEqual([
    ['My breakfast', 'entry'],
    ['My breakfast', 'favourite'],
  ])
})

test('the figures on the button are the sum of what is added', () => {
  const count = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(count, count, count, (bananas, grams, quarters) => {
      const tray = [
        { ...usualFood(banana), count: bananas },
        { ...usualFood(oats), count: grams },
        { ...soup, portion: quarters / 4 },
      ]
      const added = eatablesOf(tray, '').map(({ figures }) => figures)
      expect(trayFigures(tray)).toEqual(sumOfFigures(added))
    }),
  )
})
