import type { DiaryRecord, Eatable, FoodTableView, PlateFood } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { type DiaryFigures, figuresOfFoods, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { portionFigures } from '#domain/product/portion.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { type DiaryWrite, newRecordId } from '#web/member/diary/write-diary.ts'

type Entry = Extract<DiaryRecord, { kind: 'entry' }>

const entryOf = ({ record }: ShownRecord): Entry | null => (record.kind === 'entry' ? record : null)

/** What was eaten in an entry that can be changed here; null for planned meals, skips and drinks, which cannot. */
export function eatableOf(shown: ShownRecord): Eatable | null {
  const { eaten } = shown.record
  return 'place' in eaten || eaten.kind === 'drink' || eaten.kind === 'movement' ? null : eaten
}

/** The figures of a plate, as the server will compute them; null if the table lacks one of its foods. */
function plateFigures(foods: readonly PlateFood[], table: FoodTableView): DiaryFigures | null {
  const weighed = foods.flatMap(({ food: id, grams }) => {
    const food = table.foods.find((each) => each.id === id)
    return food === undefined ? [] : [{ per100g: food.per100g, grams }]
  })
  return weighed.length < foods.length ? null : figuresOfFoods(weighed)
}

const rounded = (amount: number): number => Math.round(amount * 10) / 10

/**
 * An entry with another amount: other servings of a dish, other grams of a food on a plate, another amount of a product
 * in the same unit, other energy of a plain number. Null if the change is not possible.
 */
export function editedEntry(
  shown: ShownRecord,
  change:
    | { readonly to: 'portion'; readonly portion: number }
    | { readonly to: 'grams'; readonly at: number; readonly grams: number }
    | { readonly to: 'amount'; readonly count: number }
    | { readonly to: 'energy'; readonly energy: number },
  table: FoodTableView | null,
): DiaryWrite | null {
  const entry = entryOf(shown)
  const eaten = eatableOf(shown)
  if (entry === null || eaten === null) return null
  const write = (next: Eatable, figures: DiaryWrite['figures']): DiaryWrite => ({
    id: shown.id,
    record: { ...entry, eaten: next },
    title: shown.title,
    figures: wholeFigures(figures),
  })
  if (change.to === 'portion' && eaten.kind === 'dish') {
    const { portion } = change
    return write({ ...eaten, portion }, timesFigures(shown.figures, portion / eaten.portion))
  }
  if (change.to === 'amount' && eaten.kind === 'product') {
    const amount = { ...eaten.amount, count: change.count }
    const figures = portionFigures(eaten.product, amount)
    return figures === null || figures.energy > diaryLimits.energyOfAnEntry
      ? null
      : write({ ...eaten, amount }, figures)
  }
  if (change.to === 'energy' && eaten.kind === 'number') {
    return write({ ...eaten, energy: change.energy }, { ...shown.figures, energy: change.energy })
  }
  if (change.to === 'grams' && eaten.kind === 'plate') {
    const foods = eaten.foods.map((food, at) =>
      at === change.at ? { food: food.food, grams: rounded(change.grams) } : food,
    )
    const figures = table === null ? null : plateFigures(foods, table)
    return figures === null ? null : write({ ...eaten, foods }, figures)
  }
  return null
}

/** The same food as a favourite, which belongs to no day. */
export const favouriteOf = (eaten: Eatable, { title, figures }: ShownRecord): DiaryWrite => ({
  id: newRecordId(),
  record: { kind: 'favourite', eaten },
  title,
  figures,
})

/** Whether two records are the same food in the same amount. */
export const sameEaten = (a: Eatable, b: Eatable): boolean => JSON.stringify(a) === JSON.stringify(b)
