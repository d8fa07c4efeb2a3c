import { asWritten } from '#planner/derive/variant.ts'
import { fahrenheit } from '#planner/kitchen-units/temperature-and-length.ts'
import type { Recipe } from '#planner/recipe.ts'
import { stepTexts } from './dish-texts.ts'

/** Dials of metric ovens have steps of 5 °C. */
const STEP_C = 5
/** Marks of a dial lie as far apart as these degrees; another temperature would be another one in °F. */
const MOST_OFF_F = 10

const isOffTheDial = (celsius: number): boolean =>
  celsius % STEP_C !== 0 || Math.abs((celsius * 9) / 5 + 32 - fahrenheit(celsius)) > MOST_OFF_F

/** An oven temperature that is missing or is not on the dial in one of the systems. */
export function ovenProblems(recipe: Recipe): readonly string[] {
  if (!recipe.equipment.includes('OVEN')) return []
  const texts = stepTexts(asWritten(recipe))
  const ovens = recipe.steps.flatMap(({ oven }, at) => (oven === undefined ? [] : [{ ...oven, text: texts[at] ?? '' }]))
  return [
    ...(ovens.length > 0 ? [] : ['no step says how hot the oven is, in °C']),
    ...ovens
      .filter(({ celsius }) => isOffTheDial(celsius))
      .map(({ text }) => `no dial has this heat in °C and °F: ${text}`),
  ]
}
