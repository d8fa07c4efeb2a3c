import { coresOf, meetsCoreAsWritten } from '#planner/derive/cores.ts'
import { energyFromParts, nutritionOf } from '#planner/derive/nutrition.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { isMain, type Recipe } from '#planner/recipe.ts'
import { ENERGY_SLACK, kcalBands, LEAST_CORE_PROTEIN, LEAST_PROTEIN, MOST_SODIUM, mainGrams } from './bands.ts'

const outside = (value: number, [least, most]: readonly [number, number]) => value < least || value > most

/** The problems with the figures of one serving as written. */
export function numberProblems(recipe: Recipe): readonly string[] {
  const food = nutritionOf(asWritten(recipe))
  const { kcal, protein, sodium, grams, missing } = food
  const main = isMain(recipe)
  const inCore = coresOf(recipe).includes('V') && meetsCoreAsWritten(recipe, 'V')
  const least = main ? (inCore ? LEAST_CORE_PROTEIN : LEAST_PROTEIN) : 0
  const parts = energyFromParts(food)
  return [
    ...recipe.slots
      .filter((slot) => outside(kcal, kcalBands[slot]))
      .map((slot) => `${Math.round(kcal)} kcal a serving; ${slot} wants ${kcalBands[slot].join(' to ')}`),
    ...(protein < least ? [`${protein.toFixed(1)} g protein a serving; at least ${least} are wanted`] : []),
    ...(main && outside(grams, mainGrams)
      ? [`a serving weighs ${Math.round(grams)} g; a main weighs ${mainGrams.join(' to ')}`]
      : []),
    ...(sodium > MOST_SODIUM ? [`${Math.round(sodium)} mg sodium a serving; at most ${MOST_SODIUM}`] : []),
    ...(Math.abs(parts - kcal) > ENERGY_SLACK * kcal
      ? [`the parts make ${Math.round(parts)} kcal and the sum is ${Math.round(kcal)}: is an amount wrong?`]
      : []),
    ...missing
      .filter((nutrient) => nutrient === 'satFat' || nutrient === 'fibre' || nutrient === 'sugar')
      .map((nutrient) => `${nutrient} is not known of an ingredient that matters`),
  ]
}
