import { expect, test } from 'vitest'
import { figuresOfFoods, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import type { Usage } from '#domain/usage.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import { kitchenOf } from '#server/planner-pool/planner-pool.ts'
import { eatenFigures } from './eaten-figures.ts'
import { foodTable } from './food-table.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { weekView } from './week-view.ts'

const kitchen = kitchenOf({ request: people.easy })
const table = foodTable(kitchen)

test('a planned meal that was eaten as planned has the figures that the week shows', () => {
  for (const person of Object.values(people)) {
    const shown = shownFor(plannedFor(person))
    for (const [day, { meals }] of weekView(shown).days.entries()) {
      const asked = meals.map((_, meal) => ({ kind: 'planned-meal', planned: shown, place: { day, meal } }) as const)
      const eaten = eatenFigures(asked, kitchenOf({ request: person }))
      expect(eaten.map((each) => each.kind === 'known' && each.figures)).toEqual(meals.map(({ figures }) => figures))
    }
  }
})

test('the dishes of a planned meal have the figures that the week shows, within one unit per dish', () => {
  const view = weekView(shownFor(plannedFor(people.easy)))
  for (const { meals } of view.days) {
    for (const { dishes, figures } of meals) {
      const [eaten] = eatenFigures([{ kind: 'dishes', dishes }], kitchen)
      if (eaten?.kind !== 'known') throw new Error('a planned dish is unknown')
      expect(Math.abs(eaten.figures.energy - figures.energy)).toBeLessThanOrEqual(dishes.length)
      expect(eaten.title).toContain(dishes[0]?.title)
    }
  }
})

test('a planned meal of a day that can no longer be shown has the sum of its dishes', () => {
  const { request, plan } = plannedFor(people.easy)
  const [first, ...others] = plan.days
  const gone = { slot: 'SNACK', dishes: [{ recipe: 'gone', portion: 1 }] } as const
  const changed = { ...plan, days: [{ meals: [...(first?.meals ?? []), gone] }, ...others] }
  const place = { day: 0, meal: 0 }
  const [meal, alone, lost] = eatenFigures(
    [
      { kind: 'planned-meal', planned: { request, plan: changed }, place },
      { kind: 'dishes', dishes: first?.meals[0]?.dishes ?? [] },
      { kind: 'planned-meal', planned: { request, plan: changed }, place: { day: 0, meal: first?.meals.length ?? 0 } },
    ],
    kitchen,
  )
  expect(meal).toEqual(alone)
  expect(lost).toEqual({ kind: 'unknown', what: 'recipe' })
})

test('a plate has the figures that a device computes from the table', () => {
  const [oats, banana] = ['oats', 'banana'].map((id) => table.foods.find((food) => food.id === id))
  if (oats === undefined || banana === undefined) throw new Error('the table lacks a food')
  const foods = [
    { food: oats.id, grams: 47 },
    { food: banana.id, grams: 118 },
  ]
  const [eaten] = eatenFigures([{ kind: 'foods', foods }], kitchen)
  expect(eaten).toEqual({
    kind: 'known',
    title: 'Rolled oats and banana',
    figures: figuresOfFoods([
      { per100g: oats.per100g, grams: 47 },
      { per100g: banana.per100g, grams: 118 },
    ]),
  })
})

test('foods are named in the language of their reader, one without a Spanish name in English', () => {
  const named = (food: string, usage: Usage) => {
    const [eaten] = eatenFigures([{ kind: 'foods', foods: [{ food, grams: 100 }] }], kitchen, usage)
    return eaten?.kind === 'known' ? eaten.title : null
  }
  expect([named('71400990', 'imperial-US'), named('71400990', 'imperial-US-es')]).toEqual([
    'French fries',
    'Papas a la francesa',
  ])
  expect(named('banana', 'imperial-US-es')).toBe('Plátano')
  expect(named('27250060', 'imperial-US-es')).toBe('Gefilte fish')
})

test('a dish that no longer suits its eater has the figures of the recipe as written', () => {
  const vegan = kitchenOf({ request: people.vegan })
  const [eaten] = eatenFigures([{ kind: 'dishes', dishes: [{ recipe: 'clam-chowder', portion: 1 }] }], vegan)
  expect(eaten).toMatchObject({ kind: 'known' })
  expect(foodTable(vegan).dishes.map(({ recipe }) => recipe)).not.toContain('clam-chowder')
})

test('unknown dishes and foods are reported as unknown', () => {
  const unknown = eatenFigures(
    [
      { kind: 'dishes', dishes: [{ recipe: 'no-such-dish', portion: 1 }] },
      { kind: 'foods', foods: [{ food: '__proto__', grams: 5 }] },
    ],
    kitchen,
  )
  expect(unknown).toEqual([
    { kind: 'unknown', what: 'recipe' },
    { kind: 'unknown', what: 'food' },
  ])
})

test('the table has every food except water, with kitchen units, and half a dish has half its figures', () => {
  expect(table.foods.length).toBeGreaterThan(550)
  expect(table.foods.every(({ id }) => isIngredientId(id))).toBe(true)
  expect(table.foods.find(({ id }) => id === 'banana')?.measures[0]).toEqual({ unit: 'medium', grams: 118 })
  // What is left of a can when it is drained, in the can of the shops there.
  const can = (usage: Usage, id: string) =>
    foodTable(kitchen, usage)
      .foods.find((food) => food.id === id)
      ?.measures.find(({ unit }) => unit === 'can')?.grams
  expect(can('metric-GB', 'kidney-beans')).toBe(can('imperial-US', 'kidney-beans'))
  expect([can('metric-GB', 'kidney-beans'), can('metric-GB', 'banana')]).toEqual([240, undefined])
  expect(can('metric-GB', 'tuna-tinned')).not.toBe(can('imperial-US', 'tuna-tinned'))
  const [dish] = table.dishes
  const half = eatenFigures([{ kind: 'dishes', dishes: [{ recipe: dish?.recipe ?? '', portion: 0.5 }] }], kitchen)[0]
  const expected = wholeFigures(timesFigures(dish?.figures ?? table.foods[0]?.per100g ?? expect.fail(), 0.5))
  if (half?.kind !== 'known') throw new Error('a dish of the table is unknown')
  expect(Math.abs(half.figures.energy - expected.energy)).toBeLessThanOrEqual(1)
})

test('a banned food removes its dishes from the table, but stays in it as a food', () => {
  const without = foodTable(kitchenOf({ request: { ...people.easy, bannedIngredients: ['egg'] } }))
  expect(without.dishes.length).toBeLessThan(table.dishes.length)
  expect(without.foods).toEqual(table.foods)
})
