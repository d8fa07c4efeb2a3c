import { stepTexts } from '#planner/derive/step-texts.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { textInUnits } from '#planner/kitchen-units/text-in-units.ts'
import type { Recipe } from '#planner/recipe.ts'

const isOffTheDial = (text: string): boolean =>
  [...text.matchAll(/\b(\d{3})\s?°C/g)].some(([, degrees]) => Number(degrees) % 5 !== 0) ||
  [...textInUnits(text, 'imperial').matchAll(/\b(\d+)\u202f°F/g)].some(([, degrees]) => Number(degrees) % 25 !== 0)

/** An oven temperature that is missing or is not on the dial in one of the systems. */
export function ovenProblems({ equipment }: Recipe, dishes: readonly Variant[]): readonly string[] {
  if (!equipment.includes('OVEN')) return []
  const texts = dishes.map(stepTexts)
  return [
    ...(texts.every((dish) => dish.some((text) => /\b\d{3}\s?°C/.test(text)))
      ? []
      : ['no step says how hot the oven is, in °C']),
    ...new Set(
      texts
        .flat()
        .filter(isOffTheDial)
        .map((text) => `no dial has this heat in °C and °F: ${text}`),
    ),
  ]
}
