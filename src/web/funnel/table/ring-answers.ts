import { type ActivityAnswers, physicalActivity } from '#domain/body/activity.ts'
import { restingEnergy } from '#domain/body/resting-energy.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { cm, kg, years } from '#domain/units.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext, Caption } from './answer.ts'
import { shownEnergy } from './daily-energy.ts'
import type { RingAnswer } from './ring-view.tsx'
import { ringWords as words } from './ring-words.ts'

/**
 * Mean height and weight of adults in the United States, by measurement: 63.5 in and 170.8 lb, 69.0 in and 199.8 lb
 * (National Center for Health Statistics, Vital and Health Statistics 3(46), 2021; NHANES 2015–2018).
 */
const averages = {
  FEMALE: { height: cm(161.3), weight: kg(77.5) },
  MALE: { height: cm(175.3), weight: kg(90.6) },
} as const

/** The highest activity level that the model assumes closes the ring. */
const HIGHEST_ACTIVITY = 2

/** Energy at rest by age, of an average body: the visitor's own is not known yet. */
export function howOld({ hero: { gender, age } }: AnswerContext): RingAnswer | null {
  if (gender === '') return null
  const restAt = (year: number) => shownEnergy(restingEnergy({ sex: gender, age: years(year), ...averages[gender] }))
  const full = restAt(25)
  const rest = restAt(age ?? 25)
  const text = full === rest ? words.same : words.fewer(formatWhole(full - rest))
  return {
    view: 'ring',
    rest,
    moving: 0,
    full: full * 1.12,
    unit: words.atRest,
    caption: { title: words.average[gender], text },
  }
}

/** Rest and total of a day with these answers on activity, as they are shown, kcal; null before height and weight are known. */
function dayOf(hero: Hero, activity: ActivityAnswers): { readonly rest: number; readonly total: number } | null {
  const { gender, age, height, weight } = hero
  if (gender === '' || age === undefined || height === undefined || weight === undefined) return null
  const rest = restingEnergy({ sex: gender, age: years(age), height: cm(height), weight: kg(weight) })
  return { rest: shownEnergy(rest), total: shownEnergy(rest * physicalActivity(activity)) }
}

function ring({ hero }: AnswerContext, activity: ActivityAnswers, text: string): RingAnswer | null {
  const day = dayOf(hero, activity)
  if (day === null) return null
  const moving = day.total - day.rest
  const caption: Caption = { title: words.parts(formatWhole(day.rest), formatWhole(moving)), text }
  return { view: 'ring', rest: day.rest, moving, full: day.rest * HIGHEST_ACTIVITY, unit: words.aDay, caption }
}

/** A day that is not known yet counts as one of sitting, and unknown breath on the stairs as the usual one. */
const unknownDay = { typicalDay: 'MOSTLY_SITTING', feelAfterTakingStairs: 'SLIGHTLY_WINDED' } as const

export const oftenExercise = (asked: AnswerContext): RingAnswer | null => {
  const { oftenExercise: often = 'NEVER' } = asked.hero
  return ring(asked, { ...unknownDay, oftenExercise: often }, words.exercise[often])
}

export const stairs = (asked: AnswerContext): RingAnswer | null => {
  const { oftenExercise: often, feelAfterTakingStairs = 'SLIGHTLY_WINDED' } = asked.hero
  return ring(asked, { ...unknownDay, oftenExercise: often, feelAfterTakingStairs }, words.stairs)
}

/** The activity so far, with the typical day as answered, or as one of sitting. */
export const typicalDay = (asked: AnswerContext): RingAnswer | null => {
  const { hero } = asked
  const { oftenExercise: often, feelAfterTakingStairs, workScheduleLike, typicalDay: day = 'MOSTLY_SITTING' } = hero
  const activity = { oftenExercise: often, feelAfterTakingStairs, workScheduleLike }
  const [sitting, answered] = [
    dayOf(hero, { ...activity, typicalDay: 'MOSTLY_SITTING' }),
    dayOf(hero, { ...activity, typicalDay: day }),
  ]
  const more = (answered?.total ?? 0) - (sitting?.total ?? 0)
  return ring(asked, { ...activity, typicalDay: day }, more > 0 ? words.more(formatWhole(more)) : words.sitting)
}
