import { type DiaryFigures, type FigureName, figureNames, sumOfFigures } from './figures.ts'
import { isSamePlace, type PlannedPlace } from './record-id.ts'

/** A planned meal of the day, in whole numbers. `isPast`: its time is over, so that it is no longer to come. */
export type PlannedMealOfDay = {
  readonly place: PlannedPlace
  readonly figures: DiaryFigures
  readonly isPast: boolean
}

/** A diary record of the day, in whole numbers. */
export type EatenOfDay = { readonly figures: DiaryFigures }

/**
 * The balance of a day. For each figure: eaten + left = target, and left = unsaid + to come + free. `unsaid` are the
 * planned meals whose time is over and of which the diary says nothing. `free` is what no planned meal uses; it is
 * negative if the eaten and planned food together exceed the target.
 */
export type DayBalance = {
  readonly target: number
  readonly eaten: number
  readonly unsaid: number
  readonly toCome: number
  readonly left: number
  readonly free: number
}

/** The planned meals of a day that no diary record settles. */
export const openMeals = <M extends PlannedMealOfDay>(
  planned: readonly M[],
  settled: readonly PlannedPlace[],
): readonly M[] => planned.filter(({ place }) => !settled.some((other) => isSamePlace(place, other)))

/**
 * The balance of a day: what is eaten, unsaid, to come and left.
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
  const open = openMeals(planned, settled)
  const sumOf = (isPast: boolean) =>
    sumOfFigures(open.filter((meal) => meal.isPast === isPast).map(({ figures }) => figures))
  const [unsaid, toCome] = [sumOf(true), sumOf(false)]
  const isAsked = (name: FigureName): name is N => name in target
  const rows = figureNames.filter(isAsked).map((name) => {
    const left = target[name] - eaten[name]
    const free = left - unsaid[name] - toCome[name]
    return [name, { target: target[name], eaten: eaten[name], unsaid: unsaid[name], toCome: toCome[name], left, free }]
  })
  // The names are those in `target`.
  return Object.fromEntries(rows) as { readonly [K in N]: DayBalance }
}
