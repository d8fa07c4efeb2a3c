import { expect, test } from 'vitest'
import type { Recipe, Step } from '#planner/recipe.ts'
import { cookMinutes, knifeMinutes } from './cook-minutes.ts'
import { parmesanPasta } from './dishes.example.ts'
import { everyVariant } from './every-variant.example.ts'
import { stepTexts } from './step-texts.ts'
import { asWritten } from './variant.ts'
import { stepClock, waitMinutes } from './wait-minutes.ts'

const minutesOf = (steps: readonly Step[], ingredients: Recipe['ingredients'] = []) =>
  cookMinutes(asWritten({ ...parmesanPasta, ingredients, steps }))

const bake = { text: 'Bake it.', uses: [], minutes: 20, waits: true } as const
const onion = { id: 'onion', g: 110, prep: 'finely chopped' } as const

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

test('the minutes of a step that says how something is cut include the cutting', () => {
  expect(minutesOf([{ text: 'Chop it.', uses: ['onion'], minutes: 3 }], [onion]).total).toBe(3)
})

test.each([
  ['finely chopped', 1],
  ['in 1 cm dice', 1],
  ['halved', 0.5],
  ['in wedges', 0.5],
  ['well chilled', 0],
  [undefined, 0],
])('an ingredient %s takes %d minutes', (prep, minutes) => {
  expect(knifeMinutes(prep === undefined ? {} : { prep })).toBe(minutes)
})

test('no variant of a dish takes longer than stated', () => {
  const late = everyVariant.flatMap((dish) => {
    const { active, total } = cookMinutes(dish)
    const stated = dish.recipe.minutes
    return total > stated.total || active > stated.active ? [`${dish.recipe.id}: ${active} of ${total}`] : []
  })
  expect([...new Set(late)]).toEqual([])
})

test('a step that waits has a timer, set to the time in its text if there is one', () => {
  const waits = everyVariant.flatMap((dish) =>
    stepTexts(dish).flatMap((text, at) => {
      const step = dish.recipe.steps[at]
      return step?.waits === true ? [{ step, text, most: dish.recipe.minutes.total }] : []
    }),
  )
  expect(new Set(waits.map(({ text }) => text)).size).toBeGreaterThan(450)
  const silent = waits.filter(({ step, text, most }) => {
    const clock = stepClock(step, text, most)
    return clock === null || clock !== (waitMinutes(text, most) ?? step.minutes)
  })
  expect(silent.map(({ text }) => text)).toEqual([])
})
