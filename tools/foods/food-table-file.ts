import type { KnownFood } from '#domain/foods/known-food.ts'
import { mergedFoods } from './merge-foods.ts'
import { plannerFoods } from './planner-foods.ts'
import { sourceFoods } from './source-foods.ts'

const figures = ({ per100g: f }: KnownFood): string =>
  [f.energy, f.protein, f.carbs, f.fat, f.fibre, f.sodium].join(' ')

const rowOf = (food: KnownFood): string =>
  [
    food.id,
    food.name,
    food.also.join(';'),
    food.covers.join(' '),
    figures(food),
    food.measures.map(({ unit, grams }) => `${unit}=${grams}`).join(';'),
    Math.round(food.likely * 10) / 10,
    food.standsFor.slice(1).join(';'),
  ]
    .join('\t')
    .replaceAll('\\', '')
    .replaceAll('`', '’')
    .replaceAll('$', '')

/** The text of `src/domain/foods/food-table.generated.ts`. */
export function foodTableFile(): string {
  const foods = mergedFoods([...plannerFoods(), ...sourceFoods()])
  return `// Written by node tools/foods/write-foods.ts from the planner's foods and tools/foods/sources. Do not edit.
// Sources: USDA FoodData Central (FNDDS 2021-2023, SR Legacy 2018-04), in the public domain; McCance and Widdowson's The
// Composition of Foods Integrated Dataset 2021, Public Health England, Open Government Licence v3.0; own sums of these.

/** One food a row: id, name, other names, what it covers, kcal and g in 100 g (sodium in mg), measures in g, likelihood, rows of sources. */
export const foodTable = \`
${foods.map(rowOf).join('\n')}
\`
`
}
