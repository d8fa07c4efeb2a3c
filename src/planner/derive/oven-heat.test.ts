import { expect, test } from 'vitest'
import { textInUnits } from '#planner/kitchen-units/text-in-units.ts'
import { everyVariant } from './every-variant.example.ts'
import { stepTexts } from './step-texts.ts'

const baked = everyVariant.filter(({ recipe }) => recipe.equipment.includes('OVEN'))

test('every step that uses the oven says how hot it is', () => {
  const silent = baked.filter((variant) => !stepTexts(variant).some((text) => /\b\d{3}\s?°C/.test(text)))
  expect(silent.map(({ recipe }) => recipe.id)).toEqual([])
})

test('oven temperatures are in the steps that their dials have, in either system', () => {
  const odd = baked.flatMap((variant) =>
    stepTexts(variant).flatMap((text) => {
      const celsius = [...text.matchAll(/\b(\d{3})\s?°C/g)].map(([, degrees]) => Number(degrees) % 5)
      const fahrenheit = [...textInUnits(text, 'imperial').matchAll(/\b(\d+)\u202f°F/g)].map(
        ([, degrees]) => Number(degrees) % 25,
      )
      return [...celsius, ...fahrenheit].some((rest) => rest !== 0) ? [text] : []
    }),
  )
  expect(odd).toEqual([])
})
