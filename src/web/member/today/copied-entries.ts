import type { DiaryRecord, FoodTableView } from '#domain/api/member/diary.ts'
import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { type DiaryFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import type { PlannedPlace } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { type DiaryWrite, newRecordId } from '#web/member/diary/write-diary.ts'
import type { MealOfDay } from './meal-state.ts'

type Entry = Extract<DiaryRecord, { kind: 'entry' }>

/** What an entry contained, to be eaten on another day. */
export type Copy = {
  readonly eaten: Entry['eaten']
  readonly title: string
  readonly figures: DiaryFigures
  /** The kind of the planned meal that it was, or that it replaced; null if it was neither. */
  readonly slot: MealView['slot'] | null
  /** Which of the planned meals of its day it was or replaced, counted from 0; one of several snacks. */
  readonly meal: number
}

const slotAt = (place: PlannedPlace | undefined, { week, days }: WeekView): Copy['slot'] =>
  place === undefined || place.week !== week ? null : (days[place.day]?.meals[place.meal]?.slot ?? null)

/** The copies of an entry: a planned meal that was eaten is copied as its dishes, what was skipped is not copied. */
export function copiesOf(
  { record, title, figures }: ShownRecord,
  view: WeekView,
  table: FoodTableView | null,
): readonly Copy[] {
  if (record.kind !== 'entry') return []
  const { eaten } = record
  if (eaten.kind === 'skip' || eaten.kind === 'portion' || eaten.kind === 'movement') return []
  if (eaten.kind !== 'meal')
    return [{ eaten, title, figures, slot: slotAt(record.insteadOf, view), meal: record.insteadOf?.meal ?? 0 }]
  const slot = slotAt(eaten.place, view)
  return eaten.dishes.map(({ recipe, portion }) => {
    const times = portion * eaten.times
    const dish = table?.dishes.find((each) => each.recipe === recipe)
    // Until the server has named it, a dish that is not in the table has its share of the meal.
    const known =
      dish === undefined
        ? { title, figures: timesFigures(figures, 1 / eaten.dishes.length) }
        : { title: dish.title, figures: timesFigures(dish.figures, times) }
    return {
      eaten: { kind: 'dish', recipe, portion: times },
      title: known.title,
      figures: wholeFigures(known.figures),
      slot,
      meal: eaten.place.meal,
    }
  })
}

/**
 * The records of copies on another day.
 * @param open the planned meals of that day that a copy of the same kind takes the place of; empty if none may be
 */
export function writesOfCopies(
  copies: readonly Copy[],
  day: IsoDate,
  open: readonly Pick<MealOfDay, 'place' | 'meal'>[],
): readonly DiaryWrite[] {
  return copies.map(({ eaten, title, figures, slot, meal }) => {
    const same = open.filter((each) => each.meal.slot === slot)
    // Of two snacks the second takes the place of the second, so that none of the day stays open.
    const earlier = new Set(copies.filter((each) => each.slot === slot && each.meal < meal).map((each) => each.meal))
    const place = eaten.kind === 'drink' ? undefined : same[Math.min(earlier.size, same.length - 1)]?.place
    return {
      id: newRecordId(),
      record: { kind: 'entry', day, eaten, ...(place === undefined ? {} : { insteadOf: { ...place } }) },
      title,
      figures,
    }
  })
}
