import { type PageProbe, type ShownWeek, tabPage } from './page.ts'
import { ANY_WEEK, weekFrom } from './plan-addresses.ts'
import { tabWords } from './tab-words.ts'

/** The shopping list. A week of null is the current one. */
export const listPage = tabPage({
  path: ({ week }: ShownWeek = { week: null }) => (week === null ? '/plan/list' : `/plan/list/${week}`),
  pattern: new RegExp(`^/plan/list(?:/${ANY_WEEK})?$`),
  parse: weekFrom,
  tab: {
    position: 3,
    title: tabWords.list,
    icon: 'M4 6.5l1.4 1.4L8 5.3M4 12.6L5.4 14 8 11.4M4 18.7l1.4 1.4L8 17.5M11.5 6.7H20M11.5 12.8H20M11.5 18.9H20',
  },
})

export const listProbe: PageProbe<typeof listPage> = {
  addresses: [
    ['/plan/list', { week: null }],
    ['/plan/list/12', { week: 12 }],
  ],
  shown: () => ({ week: null }),
  title: /^Shopping list – /,
  content: 'label[data-value]',
}
