import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { appleAndSeeds, parmesanPasta } from './dishes.example.ts'
import { nutritionOf } from './nutrition.ts'
import { asWritten, type VariantLine, variantFor } from './variant.ts'

const of = (lines: readonly VariantLine[], servings = 1) =>
  nutritionOf({ kind: 'variant', recipe: { ...appleAndSeeds, servings }, lines })

test('an apple and a spoon of seeds match figures calculated by hand', () => {
  const food = nutritionOf(asWritten(appleAndSeeds))
  // 182 g at 52 kcal and 15 g at 559 kcal in 100 g.
  expect(food.kcal).toBeCloseTo(178.5, 1)
  expect(food.protein).toBeCloseTo(5.0, 1)
  expect(food.freeSugar).toBe(0)
  expect(food.missing).toEqual([])
})

test('only the share that is eaten counts, and a garnish never', () => {
  const { sodium } = nutritionOf(asWritten(parmesanPasta))
  // A gram of salt of the twenty in the water: 388 mg; prawns 238 mg, pasta, tomatoes and garlic 24 mg; for two.
  expect(sodium).toBeGreaterThan(310)
  expect(sodium).toBeLessThan(330)
})

test('a swap changes the figures', () => {
  const vegan = variantFor(parmesanPasta, { diets: ['VEGAN'], restrictions: [] })
  expect(vegan.kind === 'variant' && nutritionOf(vegan).fat).toBeGreaterThan(nutritionOf(asWritten(parmesanPasta)).fat)
})

test('sugar of honey and syrup is free, that of fruit is not', () => {
  expect(of([{ id: 'honey', g: 10 }]).freeSugar).toBeCloseTo(8.2, 1)
  expect(of([{ id: 'medjool-dates', g: 24 }]).freeSugar).toBe(0)
})

test('an unknown figure is listed as missing if it matters', () => {
  expect(of([{ id: 'coriander-seed', g: 1.8 }]).missing).not.toContain('sugar')
  expect(of([{ id: 'coriander-seed', g: 20 }]).missing).toContain('sugar')
})

test('the alcohol of wine is counted', () => {
  expect(of([{ id: 'red-wine', g: 100 }]).alcohol).toBeCloseTo(10.6)
})

const anyLines = fc.array(
  fc.record({ id: fc.constantFrom(...allIngredients.map(({ id }) => id)), g: fc.integer({ min: 1, max: 500 }) }),
  { minLength: 1, maxLength: 8 },
)

test('doubling ingredients and servings leaves a serving unchanged', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 1, max: 6 }), (lines, servings) => {
      const doubled = lines.map((line) => ({ ...line, g: line.g * 2 }))
      expect(of(doubled, servings * 2).kcal).toBeCloseTo(of(lines, servings).kcal, 6)
    }),
  )
})
