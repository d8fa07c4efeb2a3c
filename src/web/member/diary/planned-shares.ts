import type { WeekView } from '#domain/api/member/week.ts'
import { noFigures } from '#domain/diary/figures.ts'
import type { PlannedShare } from '#domain/diary/rebalance.ts'
import { portionRecordId } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownRecord } from './diary-queue.ts'
import type { DiaryWrite } from './write-diary.ts'

/** The shares of their portions that the member chose for coming meals. */
export const sharesIn = (entries: readonly ShownRecord[]): readonly PlannedShare[] =>
  entries.flatMap(({ record: { eaten } }) => (eaten.kind === 'portion' ? [eaten] : []))

/**
 * The shares in which the coming meals of a week are to be eaten: those that the member chose. While the weight is held
 * or food was raised for safety, every portion is whole.
 */
export const sharesOfWeek = (
  { safety }: Pick<WeekView, 'safety'>,
  entries: readonly ShownRecord[],
): readonly PlannedShare[] => (safety === undefined ? sharesIn(entries) : [])

/** The record of a choice to eat a planned meal in this share of its portion. */
export const shareOfMeal = (day: IsoDate, { place, times }: PlannedShare): DiaryWrite => ({
  id: portionRecordId(place),
  record: { kind: 'entry', day, eaten: { kind: 'portion', place: { ...place }, times } },
  title: '',
  figures: noFigures,
})
