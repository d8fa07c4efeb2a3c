import { type ActivityAnswers, physicalActivity } from '#domain/body/activity.ts'
import { restingEnergy } from '#domain/body/resting-energy.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { cm, kg, years } from '#domain/units.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext, Caption } from './answer.ts'
import { outlookOf, shownEnergy } from './daily-energy.ts'
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
  return { view: 'ring', rest: day.rest, moving, full: day.total, unit: words.aDay, caption }
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

/** The activity so far, with the typical day as answered, or as one of sitting, beside the energy of the plan. */
export function typicalDay(asked: AnswerContext): RingAnswer | null {
  const { oftenExercise: often, feelAfterTakingStairs, workScheduleLike, typicalDay: day } = asked.hero
  const activity = {
    oftenExercise: often,
    feelAfterTakingStairs,
    workScheduleLike,
    typicalDay: day ?? 'MOSTLY_SITTING',
  }
  const energy = day === undefined ? undefined : outlookOf(asked)?.energy
  const text =
    energy === undefined || shownEnergy(energy.intake) >= shownEnergy(energy.total)
      ? words.burned
      : words.planned(formatWhole(shownEnergy(energy.total)), formatWhole(shownEnergy(energy.intake)))
  return ring(asked, activity, text)
}

/** How much less a body uses at rest at its goal: why a weight comes back. Null without a weight to lose. */
export function lighterLater({ hero: { gender, age, height, weight, goalWeight } }: AnswerContext): RingAnswer | null {
  if (gender === '' || age === undefined || height === undefined || weight === undefined || goalWeight === undefined)
    return null
  const restAt = (mass: number) =>
    shownEnergy(restingEnergy({ sex: gender, age: years(age), height: cm(height), weight: kg(mass) }))
  const [full, rest] = [restAt(weight), restAt(goalWeight)]
  if (rest >= full) return null
  const caption = { title: words.fewerLater(formatWhole(full - rest)), text: words.fewerLaterText }
  return { view: 'ring', rest, moving: 0, full, unit: words.atRest, caption }
}
