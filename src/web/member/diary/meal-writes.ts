import type { MealView } from '#domain/api/member/week.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { noFigures, timesFigures, wholeFigures } from '#domain/diary/figures.ts'
import { mealRecordId, type PlannedPlace } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import { awayWords } from '#web/member/words/away-words.ts'
import { mealWords } from '#web/member/words/meal-words.ts'
import { joinedList } from '#web/words/lists.ts'
import { type DiaryWrite, newRecordId } from './write-diary.ts'

const titleOf = ({ dishes }: MealView): string => {
  const [main = '', ...sides] = dishes.map(({ title }) => title)
  return sides.length === 0 ? main : mealWords.withSides(main, joinedList(sides, ''))
}

const mostGrams = (grams: number): number => Math.min(diaryLimits.gramsOfAFood, grams)

/** The record of a dish of somebody's own that stood in the place of a meal: a plate of its foods. */
const ownMealEaten = (
  day: IsoDate,
  place: PlannedPlace,
  { own, figures }: MealView & { readonly own: NonNullable<MealView['own']> },
  times: number,
): DiaryWrite => ({
  id: newRecordId(),
  record: {
    kind: 'entry',
    day,
    eaten: {
      kind: 'plate',
      name: own.name.slice(0, diaryLimits.nameLength),
      foods: own.foods
        .slice(0, diaryLimits.foodsOnAPlate)
        .map(({ food, grams }) => ({ food, grams: mostGrams(grams * times) })),
    },
    insteadOf: { ...place },
  },
  title: own.name,
  figures: wholeFigures(timesFigures(figures, times)),
})

/** The record of a meal out: its energy is what was said of it, and nothing else is known. */
const mealOutEaten = (day: IsoDate, place: PlannedPlace, away: number, times: number): DiaryWrite => {
  const energy = Math.round(away * times)
  const name = awayWords.eatingOut
  return {
    id: newRecordId(),
    record: { kind: 'entry', day, eaten: { kind: 'number', name, energy }, insteadOf: { ...place } },
    title: name,
    figures: { ...noFigures, energy },
  }
}

/** The record of a meal that was eaten, with `times` the planned portion. */
export function mealEaten(day: IsoDate, place: PlannedPlace, meal: MealView, times: number): DiaryWrite {
  const { own, away } = meal
  if (own !== undefined) return ownMealEaten(day, place, { ...meal, own }, times)
  return away === undefined ? plannedMealEaten(day, place, meal, times) : mealOutEaten(day, place, away, times)
}

const plannedMealEaten = (day: IsoDate, place: PlannedPlace, meal: MealView, times: number): DiaryWrite => ({
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
