import { expect, test } from 'vitest'
import { parmesanPasta } from '#planner/derive/dishes.example.ts'
import { everyVariant } from '#planner/derive/every-variant.example.ts'
import { asWritten, variantFor } from '#planner/derive/variant.ts'
import { jsonLd } from './json-ld.ts'

const ISO_MINUTES = /^PT\d+M$/
const AMOUNT = /^\d+(?:\.\d)? g$/
const image = 'https://plan.example/v3/plates/dish.svg'
const minutesOf = (duration: string) => Number(/\d+/.exec(duration)?.[0])

test.each(['metric-GB', 'imperial-US'] as const)(
  'the schema.org document of every variant is complete (%s)',
  (usage) => {
    for (const variant of everyVariant) {
      const said = jsonLd(variant, { usage, image })
      expect(said).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        image: [image],
        recipeYield: `${variant.recipe.servings} serving${variant.recipe.servings === 1 ? '' : 's'}`,
        recipeCuisine: expect.stringMatching(/\S/),
        recipeCategory: expect.stringMatching(/\S/),
        prepTime: expect.stringMatching(ISO_MINUTES),
        cookTime: expect.stringMatching(ISO_MINUTES),
        totalTime: `PT${variant.recipe.minutes.total}M`,
        nutrition: {
          '@type': 'NutritionInformation',
          calories: expect.stringMatching(/^\d+ kcal$/),
          sodiumContent: expect.stringMatching(/^\d+ mg$/),
          ...Object.fromEntries(
            ['protein', 'fat', 'saturatedFat', 'carbohydrate', 'fiber', 'sugar'].map((each) => [
              `${each}Content`,
              expect.stringMatching(AMOUNT),
            ]),
          ),
          servingSize: expect.stringMatching(AMOUNT),
        },
      })
      expect(minutesOf(said.prepTime) + minutesOf(said.cookTime)).toBe(minutesOf(said.totalTime))
      expect(said.recipeIngredient).toHaveLength(variant.lines.length)
      expect(said.recipeInstructions.length).toBeGreaterThanOrEqual(variant.recipe.steps.length)
      for (const { '@type': type, text } of said.recipeInstructions)
        expect([type, text.trim() !== '']).toEqual(['HowToStep', true])
      expect(JSON.stringify(said)).not.toMatch(/\u202f|undefined|NaN|null/)
    }
  },
)

test('optional ingredients are marked', () => {
  const [optional] = everyVariant.flatMap((variant) =>
    variant.lines.some((line) => line.optional === true) ? [jsonLd(variant, { usage: 'metric-GB', image })] : [],
  )
  expect(optional?.recipeIngredient.filter((line) => line.endsWith(' (optional)')).length).toBeGreaterThan(0)
})

test('no document of a vegan dish mentions an animal food', () => {
  const vegan = everyVariant
    .map((variant) => jsonLd(variant, { usage: 'metric-GB', image }))
    .filter(({ suitableForDiet }) => suitableForDiet.includes('https://schema.org/VeganDiet'))
  expect(vegan.length).toBeGreaterThan(100)
  const animal = vegan.filter(({ name, recipeIngredient }) =>
    /\b(?:chicken|beef|pork|turkey|salmon|cod|tuna|prawns?|honey)\b/i.test(`${name} ${recipeIngredient.join(' ')}`),
  )
  expect(animal.map(({ name }) => name)).toEqual([])
})

test('the schema.org document describes the dish with its swaps', () => {
  const vegan = variantFor(parmesanPasta, { diets: ['VEGAN'], restrictions: [] })
  if (vegan.kind === 'refused') throw new Error('the example can be made vegan')
  const here = { usage: 'metric-GB', image: 'https://plan.example/pasta.svg' } as const
  const written = jsonLd(asWritten(parmesanPasta), here)
  expect(written.totalTime).toBe('PT20M')
  expect(written.recipeIngredient).toContain('2 cloves garlic, sliced')
  expect(written.suitableForDiet).toEqual(['https://schema.org/LowLactoseDiet'])
  expect(jsonLd(vegan, here).suitableForDiet).toContain('https://schema.org/VeganDiet')
  expect(jsonLd(vegan, here).recipeIngredient).toContain('200 g firm tofu, in cubes')
})
