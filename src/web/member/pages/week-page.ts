import { type PageProbe, type ShownWeek, tabPage } from './page.ts'
import { ANY_WEEK, weekFrom } from './plan-addresses.ts'
import { tabWords } from './tab-words.ts'

/** A week of null is the current one. */
export const weekPage = tabPage({
  path: ({ week }: ShownWeek = { week: null }) => (week === null ? '/plan/week' : `/plan/week/${week}`),
  pattern: new RegExp(`^/plan/week(?:/${ANY_WEEK})?$`),
  parse: weekFrom,
  tab: { position: 2, title: tabWords.week, icon: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M8 14h2M14 14h2' },
})

export const weekProbe: PageProbe<typeof weekPage> = {
  addresses: [
    ['/plan/week', { week: null }],
    ['/plan/week/3', { week: 3 }],
  ],
  shown: ({ place: { week } }) => ({ week }),
  title: /^Week 1 – /,
  content: 'main li[data-today]',
}
