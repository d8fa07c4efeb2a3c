import type { PeopleAnswer } from './people-view.tsx'
import { peopleWords as words } from './people-words.ts'

/**
 * People of ten who weighed at least 5 % less than at the start after eight years of steady support: 50.3 % (Look AHEAD
 * Research Group, Obesity 2014;22:5).
 */
const KEPT_OF_10 = 5

export const triedDiets = (): PeopleAnswer => ({
  view: 'people',
  of10: KEPT_OF_10,
  caption: { title: words.kept, text: words.keptText },
})

export const reviewResult = (): PeopleAnswer => ({
  view: 'people',
  of10: KEPT_OF_10,
  caption: { title: words.results, text: words.resultsText },
})
