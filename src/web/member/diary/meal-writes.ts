import type { MealView } from '#domain/api/member/week.ts'
import { noFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { mealRecordId, type PlannedPlace } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import { mealWords } from '#web/member/words/meal-words.ts'
import { joinedList } from '#web/words/lists.ts'
import type { DiaryWrite } from './write-diary.ts'

const titleOf = ({ dishes }: MealView): string => {
  const [main = '', ...sides] = dishes.map(({ title }) => title)
  return sides.length === 0 ? main : mealWords.withSides(main, joinedList(sides, ''))
}

/** The record of a planned meal that was eaten, with `times` the planned portion. */
export const mealEaten = (day: IsoDate, place: PlannedPlace, meal: MealView, times: number): DiaryWrite => ({
  id: mealRecordId(place),
  record: {
    kind: 'entry',
    day,
    eaten: {
      kind: 'meal',
      place: { ...place },
      times,
      dishes: meal.dishes.map(({ recipe, portion }) => ({ recipe, portion })),
    },
  },
  title: titleOf(meal),
  figures: wholeFigures(timesFigures(meal.figures, times)),
})

/** The record of a planned meal that is skipped and not replaced. */
export const mealSkipped = (day: IsoDate, place: PlannedPlace): DiaryWrite => ({
  id: mealRecordId(place),
  record: { kind: 'entry', day, eaten: { kind: 'skip', place: { ...place } } },
  title: '',
  figures: noFigures,
})
