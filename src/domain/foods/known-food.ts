import type { DiaryFigures } from '#domain/diary/figures.ts'

/** A way to count a food, with the grams of one. */
export type FoodMeasure = { readonly unit: string; readonly grams: number }

/** A food that people say, as they eat it. */
export type KnownFood = {
  readonly id: string
  readonly name: string
  /** Other names of it. */
  readonly also: readonly string[]
  /** Words of kinds, brands and parts that belong to it, by which it is found when nothing is called so. */
  readonly covers: readonly string[]
  /** Figures of 100 g; carbohydrate is total, fibre included. */
  readonly per100g: DiaryFigures
  readonly measures: readonly FoodMeasure[]
  /** How likely it is meant when a word fits many, 0 to 9. */
  readonly likely: number
  /** Ids of rows of the sources for which it stands, its own included. */
  readonly standsFor: readonly string[]
}

const list = (text: string | undefined): readonly string[] => (text === undefined || text === '' ? [] : text.split(';'))

/** Reads the rows of the table, as `tools/foods/write-foods.ts` writes them: fields apart by tabs, lists by semicolons. */
export function readFoods(table: string): readonly KnownFood[] {
  return table
    .trim()
    .split('\n')
    .map((row): KnownFood => {
      const [id = '', name = '', also, covers, figures = '', measures, likely = '0', standsFor] = row.split('\t')
      const [energy = 0, protein = 0, carbs = 0, fat = 0, fibre = 0, sodium = 0] = figures.split(' ').map(Number)
      return {
        id,
        name,
        also: list(also),
        covers: covers === undefined || covers === '' ? [] : covers.split(' '),
        per100g: { energy, protein, carbs, fat, fibre, sodium },
        measures: list(measures).map((measure) => {
          const [unit = '', grams = '0'] = measure.split('=')
          return { unit, grams: Number(grams) }
        }),
        likely: Number(likely),
        standsFor: [id, ...list(standsFor)],
      }
    })
}
