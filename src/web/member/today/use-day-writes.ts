import type { MealView } from '#domain/api/member/week.ts'
import type { PlannedPlace } from '#domain/diary/record-id.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import { diaryWords } from '#web/member/diary/diary-words.ts'
import { mealEaten, mealSkipped } from '#web/member/diary/meal-writes.ts'
import { madeWrong } from '#web/member/diary/one-meal-each.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf } from '#web/member/diary/write-diary.ts'
import { slotWords } from '#web/member/words/meal-words.ts'
import { joinedList } from '#web/words/lists.ts'
import { todayWords } from './today-words.ts'

const said = todayWords.said

export type DayWrites = {
  readonly eat: (place: PlannedPlace, meal: MealView, times: number) => void
  readonly skip: (place: PlannedPlace, meal: MealView) => void
  /** Deletes the records of a meal, which is then open again. */
  readonly reopen: (ids: readonly string[], title: string) => void
}

/** The actions on the planned meals of a day. */
export function useDayWrites(date: IsoDate, diary: ShownDiary): DayWrites {
  return {
    eat: (place, meal, times) => {
      const write = mealEaten(date, place, meal, times)
      const others = madeWrong(diary.entries, [write]).map((entry) => entry.title)
      const { title, figures } = write
      const text =
        others.length === 0
          ? diaryWords.eaten(title, figures.energy)
          : diaryWords.eatenAfterAll(title, figures.energy, joinedList(others, ''))
      writeAndSay(diary, [write], text)
    },
    skip: (place, meal) => writeAndSay(diary, [mealSkipped(date, place)], said.skipped(slotWords[meal.slot])),
    reopen: (ids, title) => writeAndSay(diary, ids.map(deletionOf), said.notEaten(title)),
  }
}
