import { expect, test } from 'vitest'
import type { Recipe, Step } from '#planner/recipe.ts'
import { cookMinutes } from './cook-minutes.ts'
import { parmesanPasta } from './dishes.example.ts'
import { everyVariant } from './every-variant.example.ts'
import { asWritten } from './variant.ts'

const minutesOf = (steps: readonly Step[], ingredients: Recipe['ingredients'] = []) =>
  cookMinutes(asWritten({ ...parmesanPasta, ingredients, steps }))

const bake = { text: 'Bake it.', uses: [], minutes: 20, waits: true } as const
const onion = { id: 'onion', g: 110, knife: 'FINE' } as const

test('one step comes after the other', () => {
  expect(minutesOf([{ text: 'Stir.', uses: [], minutes: 4 }, bake])).toEqual({ active: 4, total: 24 })
})

test('a step done meanwhile only takes the time by which it outlasts the wait', () => {
  expect(minutesOf([bake, { text: 'Stir.', uses: [], minutes: 5, meanwhile: true }])).toEqual({ active: 5, total: 20 })
  expect(minutesOf([bake, { text: 'Stir.', uses: [], minutes: 26, meanwhile: true }]).total).toBe(26)
})

test('the minutes of a wait are used only once', () => {
  const stir = { text: 'Stir.', uses: [], minutes: 15, meanwhile: true } as const
  expect(minutesOf([bake, stir, stir]).total).toBe(30)
})

test('cutting takes time before the first wait, and none during a wait', () => {
  const fry: Step = { text: 'Soften it.', uses: ['onion'], minutes: 6, waits: true }
  expect(minutesOf([fry, bake], [onion])).toEqual({ active: 1, total: 27 })
  expect(minutesOf([bake, fry], [onion])).toEqual({ active: 1, total: 26 })
})

test('the minutes of a step in which something is cut include the cutting', () => {
  expect(minutesOf([{ text: 'Chop it.', uses: ['onion'], minutes: 3, cuts: true }], [onion]).total).toBe(3)
})

test('rough cutting takes half as long as fine cutting', () => {
  const cut = (knife?: 'FINE' | 'ROUGH') =>
    minutesOf([{ text: 'Soften it.', uses: ['onion'], minutes: 6 }], [{ id: 'onion', g: 110, ...(knife && { knife }) }])
      .total
  expect([cut('FINE'), cut('ROUGH'), cut()]).toEqual([7, 6.5, 6])
})

test('no variant of a dish takes longer than stated', () => {
  const late = everyVariant.flatMap((dish) => {
    const { active, total } = cookMinutes(dish)
    const stated = dish.recipe.minutes
    return total > stated.total || active > stated.active ? [`${dish.recipe.id}: ${active} of ${total}`] : []
  })
  expect([...new Set(late)]).toEqual([])
})
