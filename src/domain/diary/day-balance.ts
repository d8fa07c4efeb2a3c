import { type DiaryFigures, type FigureName, figureNames, sumOfFigures } from './figures.ts'
import { isSamePlace, type PlannedPlace } from './record-id.ts'

/** A planned meal of the day, in whole numbers. */
export type PlannedMealOfDay = { readonly place: PlannedPlace; readonly figures: DiaryFigures }

/** What the diary of the day holds, in whole numbers. */
export type EatenOfDay = { readonly figures: DiaryFigures }

/**
 * A day as it stands. For each figure: eaten + left = target, and left = to come + free. `free` is what no planned meal
 * takes; it is negative where more was eaten than the day was to hold.
 */
export type DayBalance = {
  readonly target: number
  readonly eaten: number
  readonly toCome: number
  readonly left: number
  readonly free: number
}

/** The planned meals of a day that nothing in the diary says anything about. */
export const openMeals = <M extends PlannedMealOfDay>(
  planned: readonly M[],
  settled: readonly PlannedPlace[],
): readonly M[] => planned.filter(({ place }) => !settled.some((other) => isSamePlace(place, other)))

/**
 * What is eaten, to come and left of a day.
 * @param target in whole numbers, for each figure that has one
 * @param settled the planned meals that were eaten, skipped or replaced, on whatever day
 */
export function dayBalance<N extends FigureName>(
  target: { readonly [K in N]: number },
  planned: readonly PlannedMealOfDay[],
  diary: readonly EatenOfDay[],
  settled: readonly PlannedPlace[],
): { readonly [K in N]: DayBalance } {
  const eaten = sumOfFigures(diary.map(({ figures }) => figures))
  const toCome = sumOfFigures(openMeals(planned, settled).map(({ figures }) => figures))
  const isAsked = (name: FigureName): name is N => name in target
  const rows = figureNames.filter(isAsked).map((name) => {
    const left = target[name] - eaten[name]
    return [name, { target: target[name], eaten: eaten[name], toCome: toCome[name], left, free: left - toCome[name] }]
  })
  // The names are those of the target.
  return Object.fromEntries(rows) as { readonly [K in N]: DayBalance }
}
