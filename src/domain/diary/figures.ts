/** The figures counted for food: kcal, grams, and milligrams of sodium. */
export const figureNames = ['energy', 'protein', 'carbs', 'fat', 'fibre', 'sodium'] as const
export type FigureName = (typeof figureNames)[number]
export type DiaryFigures = { readonly [N in FigureName]: number }

/** Computes every figure the same way; written out so that the compiler notices if one is missing. */
const each = (make: (name: FigureName) => number): { [N in FigureName]: number } => ({
  energy: make('energy'),
  protein: make('protein'),
  carbs: make('carbs'),
  fat: make('fat'),
  fibre: make('fibre'),
  sodium: make('sodium'),
})

export const noFigures: DiaryFigures = each(() => 0)

export const sumOfFigures = (all: readonly DiaryFigures[]): { [N in FigureName]: number } =>
  each((name) => all.reduce((sum, figures) => sum + figures[name], 0))

/** The figures multiplied, not rounded. */
export const timesFigures = (figures: DiaryFigures, times: number): { [N in FigureName]: number } =>
  each((name) => figures[name] * times)

/** Rounds figures to the whole numbers that are stored and shown. */
export const wholeFigures = (figures: DiaryFigures): { [N in FigureName]: number } =>
  each((name) => Math.round(figures[name]))

/** A food with its figures per 100 g. */
export type Weighed = { readonly per100g: DiaryFigures; readonly grams: number }

/** The total figures of foods in whole numbers, rounded once, after the sum. */
export const figuresOfFoods = (foods: readonly Weighed[]): { [N in FigureName]: number } =>
  wholeFigures(sumOfFigures(foods.map(({ per100g, grams }) => timesFigures(per100g, grams / 100))))
