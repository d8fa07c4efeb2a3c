import type { TableFood } from '#domain/api/member/diary.ts'
import type { PhotoItem, PhotoMatch } from '#domain/api/member/photo.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { type GramsRange, hasFatIncluded, hiddenFat } from '#domain/diary/hidden-fat.ts'
import { photoLimits } from '#domain/diary/photo-limits.ts'
import { type EnergyEstimate, type EnergyRange, plateRange } from '#domain/diary/plate-range.ts'
import type { Preparation } from '#domain/diary/preparations.ts'
import type { TrayItem } from '#web/member/add-food/tray.ts'

/** An item of a plate that is being corrected. */
export type PlateItem = {
  readonly id: string
  readonly name: string
  readonly preparation: Preparation
  /** As it is on the plate, whether or not the table weighs the food before cooking. */
  readonly grams: { readonly low: number; readonly mid: number; readonly high: number }
  readonly isByHand: boolean
  readonly hiddenFat: boolean
  readonly matches: readonly PhotoMatch[]
  /** The food or dish it is taken for; null until one is chosen. */
  readonly chosen: PhotoMatch | null
}

/** The member's answer about fat that a photo cannot show; null until there is one. */
export type Oil = 'none' | 'some' | 'lots' | null
export const oilFood = 'olive-oil'
/** A teaspoon and a tablespoon, g: for a plate on which nothing looks as if it were cooked in fat. */
const oilGrams = { none: 0, some: 5, lots: 14 } as const
/** 100 g of oil, kcal (USDA 171413). */
const OIL_KCAL = 884

const STEP = 10
const SERVING_STEP = 0.25

export const plateItems = (seen: readonly PhotoItem[]): readonly PlateItem[] =>
  seen.map((item, at) => ({
    ...item,
    id: `${at}`,
    isByHand: false,
    chosen: item.isSure ? (item.matches[0] ?? null) : null,
  }))

export const keyOfMatch = (match: PhotoMatch): string =>
  match.kind === 'food' ? `food ${match.food}` : `dish ${match.recipe}`

export const nameOfMatch = (match: PhotoMatch): string => (match.kind === 'food' ? match.name : match.title)

const isHeated = (preparation: Preparation): boolean => !['raw', 'ready', 'unknown'].includes(preparation)

/** A food of the table as the match of an item. */
export const matchOfFood = (food: TableFood, preparation: Preparation): PhotoMatch => ({
  kind: 'food',
  food: food.id,
  name: food.name,
  per100g: food.per100g,
  tableGrams: isHeated(preparation) ? (food.cookedGrams ?? 1) : 1,
})

/** Energy in kcal of these grams on the plate. */
function energyOf(match: PhotoMatch, grams: number): number {
  if (match.kind === 'food') return (match.per100g.energy * match.tableGrams * grams) / 100
  return match.servingGrams === 0 ? 0 : (match.figures.energy * grams) / match.servingGrams
}

/** The item with one step more or less. Its amount is then the member's own and no longer a range. */
export function stepped(item: PlateItem, direction: 1 | -1): PlateItem {
  const { chosen } = item
  const step = chosen?.kind === 'dish' ? chosen.servingGrams * SERVING_STEP : STEP
  const steps = Math.round(item.grams.mid / step) + direction
  const grams = Math.min(photoLimits.gramsOfAnItem, Math.max(step, steps * step))
  return { ...item, grams: { low: grams, mid: grams, high: grams }, isByHand: true }
}

/** Servings of a dish, in quarters. */
export const servingsOf = (match: Extract<PhotoMatch, { kind: 'dish' }>, grams: number): number =>
  Math.max(SERVING_STEP, Math.round(grams / match.servingGrams / SERVING_STEP) * SERVING_STEP)

/** Whether a food was likely made with fat that neither the photo nor its row in the table shows. */
const hidesFat = ({ chosen, hiddenFat: isLikely }: PlateItem): boolean =>
  isLikely && chosen?.kind === 'food' && !hasFatIncluded(chosen.food)

export const mayHideFat = (items: readonly PlateItem[]): boolean => items.some(hidesFat)

const noFat: GramsRange = { low: 0, mid: 0, high: 0 }

/** The hidden fat of an item, g, by what the member said. Until then it only leaves room above. */
function fatOfItem(item: PlateItem, oil: Oil): GramsRange {
  if (!hidesFat(item) || oil === 'none') return noFat
  const { low, mid, high } = hiddenFat(item.preparation, item.grams.mid)
  switch (oil) {
    case null:
      return { low: 0, mid: 0, high }
    case 'some':
      return { low, mid, high }
    case 'lots':
      return { low: mid, mid: high, high }
  }
}

/** Fat that was said of a plate on which no food hides any, g. */
const fatOfPlate = (items: readonly PlateItem[], oil: Oil): number =>
  oil === null || mayHideFat(items) ? 0 : oilGrams[oil]

const kcalOfFat = (grams: number): number => (grams * OIL_KCAL) / 100

const estimates = (items: readonly PlateItem[], oil: Oil): readonly EnergyEstimate[] =>
  items.flatMap((item) => {
    const { chosen, grams } = item
    if (chosen === null) return []
    const fat = fatOfItem(item, oil)
    const of = (end: keyof GramsRange) => energyOf(chosen, grams[end]) + kcalOfFat(fat[end])
    return [{ food: keyOfMatch(chosen), low: of('low'), mid: of('mid'), high: of('high') }]
  })

/** Energy of the plate, kcal. Until the member answers, likely hidden fat is added to the upper end only. */
export function energyOfPlate(items: readonly PlateItem[], oil: Oil): EnergyRange {
  const said = kcalOfFat(fatOfPlate(items, oil))
  const { low, mid, high } = plateRange(estimates(items, oil))
  return { low: low + said, mid: mid + said, high: high + said }
}

const tableFood = (match: Extract<PhotoMatch, { kind: 'food' }>, foods: readonly TableFood[]): TableFood =>
  foods.find(({ id }) => id === match.food) ?? {
    id: match.food,
    name: match.name,
    plural: match.name,
    per100g: match.per100g,
    measures: [],
  }

/** The items for the tray, in grams as the table weighs them; a food that occurs twice becomes one item. */
export function trayItemsOf(items: readonly PlateItem[], oil: Oil, foods: readonly TableFood[]): readonly TrayItem[] {
  const tray = new Map<string, TrayItem>()
  const putFood = (food: TableFood, grams: number) => {
    const key = `food ${food.id}`
    const before = tray.get(key)
    const count = (before?.kind === 'food' ? before.count : 0) + Math.max(1, Math.round(grams))
    tray.set(key, { kind: 'food', key, food, unit: null, count })
  }
  for (const { chosen, grams } of items) {
    if (chosen?.kind === 'food') putFood(tableFood(chosen, foods), grams.mid * chosen.tableGrams)
    if (chosen?.kind === 'dish') {
      const { recipe, title, figures } = chosen
      const key = `dish ${recipe}`
      const before = tray.get(key)
      const portion = (before?.kind === 'dish' ? before.portion : 0) + servingsOf(chosen, grams.mid)
      tray.set(key, {
        kind: 'dish',
        key,
        dish: { recipe, title, figures },
        portion: Math.min(diaryLimits.portion, portion),
      })
    }
  }
  const fat = fatOfPlate(items, oil) + items.reduce((sum, item) => sum + fatOfItem(item, oil).mid, 0)
  const oilInTable = foods.find(({ id }) => id === oilFood)
  if (fat > 0 && oilInTable !== undefined) putFood(oilInTable, fat)
  return [...tray.values()]
}
