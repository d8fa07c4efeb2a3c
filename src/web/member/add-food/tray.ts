import type { DiaryRecord, Eatable, PlateFood, TableDish, TableFood } from '#domain/api/member/diary.ts'
import {
  type DiaryFigures,
  figuresOfFoods,
  noFigures,
  sumOfFigures,
  timesFigures,
  wholeFigures,
} from '#domain/diary/figures.ts'
import type { PlannedPlace } from '#domain/diary/record-id.ts'
import type { Product } from '#domain/product/product.ts'
import type { IsoDate } from '#domain/time.ts'
import { type DiaryWrite, newRecordId } from '#web/member/diary/write-diary.ts'
import type { Portion } from '#web/member/pack/portion-sheet.tsx'
import { oneLine } from '#web/member/words/one-line.ts'
import { atStart } from '#web/words/at-start.ts'
import { joiningWords } from '#web/words/joining-words.ts'
import { joinedList } from '#web/words/lists.ts'
import { addFoodWords } from './add-food-words.ts'

/** A food on the plate, counted in a kitchen unit, or in grams if the unit is null. */
export type TrayFood = {
  readonly kind: 'food'
  readonly key: string
  readonly food: TableFood
  readonly unit: string | null
  readonly count: number
}
export type TrayDish = {
  readonly kind: 'dish'
  readonly key: string
  readonly dish: TableDish
  readonly portion: number
}
/** An item whose figures are final: eaten before, a product's portion, or a plain number with a name. */
export type TrayReady = {
  readonly kind: 'ready'
  readonly key: string
  readonly eaten: Eatable
  readonly title: string
  readonly figures: DiaryFigures
}
export type TrayItem = TrayFood | TrayDish | TrayReady

const GRAMS_WITHOUT_UNIT = 100

/** A food in its usual amount: one of its first kitchen unit, or 100 g. */
export function usualFood(food: TableFood): TrayFood {
  const [usual] = food.measures
  const amount = usual === undefined ? { unit: null, count: GRAMS_WITHOUT_UNIT } : { unit: usual.unit, count: 1 }
  return { kind: 'food', key: `food ${food.id}`, food, ...amount }
}

export const usualDish = (dish: TableDish): TrayDish => ({ kind: 'dish', key: `dish ${dish.recipe}`, dish, portion: 1 })

export const keyOfReady = (eaten: Eatable): string => `ready ${JSON.stringify(eaten)}`

/** A portion of a product; its code is its barcode, or an id created on the device. */
export function trayProduct(code: string, product: Product, { amount, figures }: Portion): TrayReady {
  const eaten = { kind: 'product', code, product, amount } as const
  return { kind: 'ready', key: keyOfReady(eaten), eaten, title: product.name, figures }
}

const rounded = (grams: number): number => Math.round(grams * 10) / 10

export function gramsOf({ food, unit, count }: TrayFood): number {
  const each = unit === null ? 1 : (food.measures.find((measure) => measure.unit === unit)?.grams ?? 0)
  return rounded(each * count)
}

/** The same food in another unit, in about the same amount. */
export function inUnit(item: TrayFood, unit: string | null): TrayFood {
  const grams = gramsOf(item)
  if (unit === null) return { ...item, unit, count: Math.max(1, Math.round(grams)) }
  const each = item.food.measures.find((measure) => measure.unit === unit)?.grams ?? grams
  return { ...item, unit, count: Math.max(0.5, Math.round((grams / each) * 2) / 2) }
}

function plateFood(item: TrayFood): PlateFood {
  const { food, unit, count } = item
  const weighed = { food: food.id, grams: gramsOf(item) }
  return unit === null ? weighed : { ...weighed, measure: { unit, count } }
}

export function figuresOf(item: TrayItem): DiaryFigures {
  switch (item.kind) {
    case 'food':
      return figuresOfFoods([{ per100g: item.food.per100g, grams: gramsOf(item) }])
    case 'dish':
      return wholeFigures(timesFigures(item.dish.figures, item.portion))
    case 'ready':
      return item.figures
  }
}

const isFood = (item: TrayItem): item is TrayFood => item.kind === 'food'

type Ready = { readonly eaten: Eatable; readonly title: string; readonly figures: DiaryFigures }

const NAMED = 2

function plateTitle(foods: readonly TrayFood[]): string {
  const names = foods.map(({ food }) => food.name)
  const more = names.length - NAMED
  const listed =
    more > 0
      ? addFoodWords.plateMore(names.slice(0, NAMED).reduce(joiningWords.more), String(more))
      : joinedList(names, '')
  return atStart(listed)
}

/** The title of an item in its own row. */
export const titleOf = (item: TrayItem): string =>
  item.kind === 'food' ? item.food.name : item.kind === 'dish' ? item.dish.title : item.title

/** The contents of the tray as diary entries: all foods form one plate, with `name` unless that is empty. */
export function eatablesOf(tray: readonly TrayItem[], name: string): readonly Ready[] {
  const foods = tray.filter(isFood)
  const title = oneLine(name)
  const plate: readonly Ready[] =
    foods.length === 0
      ? []
      : [
          {
            eaten: {
              kind: 'plate',
              ...(title === '' ? {} : { name: title }),
              foods: foods.map(plateFood),
            },
            title: title === '' ? plateTitle(foods) : title,
            figures: figuresOfFoods(foods.map((item) => ({ per100g: item.food.per100g, grams: gramsOf(item) }))),
          },
        ]
  const others = tray.flatMap((item): readonly Ready[] => {
    if (item.kind === 'food') return []
    if (item.kind === 'ready') return [item]
    const { dish, portion } = item
    return [{ eaten: { kind: 'dish', recipe: dish.recipe, portion }, title: dish.title, figures: figuresOf(item) }]
  })
  return [...plate, ...others]
}

export const trayFigures = (tray: readonly TrayItem[]): DiaryFigures =>
  tray.length === 0 ? noFigures : sumOfFigures(eatablesOf(tray, '').map(({ figures }) => figures))

/** The records that the tray writes into the diary of a day; with `favourite`, the plate also becomes a favourite. */
export function writesOf(
  tray: readonly TrayItem[],
  to: {
    readonly day: IsoDate
    readonly insteadOf: PlannedPlace | null
    readonly name: string
    readonly favourite: boolean
  },
): readonly DiaryWrite[] {
  const { day, insteadOf } = to
  return eatablesOf(tray, to.name).flatMap(({ eaten, title, figures }): readonly DiaryWrite[] => {
    const record: DiaryRecord = {
      kind: 'entry',
      day,
      eaten,
      ...(insteadOf === null ? {} : { insteadOf: { ...insteadOf } }),
    }
    const entry = { id: newRecordId(), record, title, figures }
    const isKept = to.favourite && eaten.kind === 'plate' && tray.some(isFood)
    return isKept ? [entry, { id: newRecordId(), record: { kind: 'favourite', eaten }, title, figures }] : [entry]
  })
}
