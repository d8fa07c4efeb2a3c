import { hydration } from '#domain/body/hydration.ts'
import type { AnswerContext } from './answer.ts'
import type { GlassesAnswer } from './glasses-view.tsx'
import { glassesWords as words } from './glasses-words.ts'

/** From the glasses that somebody drinks to those of the plan. */
export function dailyWater({ hero: { gender, oftenExercise, DailyWater } }: AnswerContext): GlassesAnswer | null {
  if (gender === '') return null
  const { glasses, startGlasses } = hydration({ sex: gender, oftenExercise, dailyWater: DailyWater })
  const drawn = { view: 'glasses', full: startGlasses, all: glasses } as const
  if (DailyWater === undefined) return { ...drawn, caption: { title: words.aDay(glasses), text: words.aDayText } }
  if (startGlasses >= glasses) return { ...drawn, caption: { title: words.enough, text: words.aDayText } }
  // One more each week: week 1 has the glasses of the start.
  const week = glasses - startGlasses + 1
  return { ...drawn, caption: { title: words.byWeek(glasses, week), text: words.byWeekText(startGlasses) } }
}
