import { shareAt } from '#domain/forecast/forecast-day.ts'
import { kg } from '#domain/units.ts'
import type { AnswerContext } from './answer.ts'
import { courseOf, YEAR } from './course.ts'
import type { PeopleAnswer } from './people-view.tsx'
import { peopleWords as words } from './people-words.ts'

/**
 * People of ten who weighed at least 5 % less than at the start after eight years of steady support: 50.3 %; with usual
 * care 35.7 % (Look AHEAD Research Group, Obesity 2014;22:5).
 */
const KEPT_OF_10 = 5

export const reviewResult = (): PeopleAnswer => ({
  view: 'people',
  of10: KEPT_OF_10,
  caption: { title: words.results, text: words.resultsText },
})

/** Fewer than these are no answer that helps. */
const MOST_PEOPLE = 6

/** How many people like this are lighter a year after the start; null if that is not most of them. */
export function lighterInAYear(asked: AnswerContext): PeopleAnswer | null {
  const course = courseOf(asked)
  const { weight } = asked.hero
  const on = course?.days[Math.min(YEAR, course.days.length - 1)]
  if (on === undefined || weight === undefined) return null
  const of10 = Math.min(9, Math.round(10 * shareAt(kg(weight), on)))
  if (of10 < MOST_PEOPLE) return null
  return { view: 'people', of10, caption: { title: words.lighter(of10), text: words.lighterText } }
}
