import type { IsoDate } from '#domain/time.ts'
import { type PageProbe, tabPage } from './page.ts'
import { DATE, todayPath } from './plan-addresses.ts'
import { tabWords } from './tab-words.ts'

export const todayPage = tabPage({
  path: ({ day }: { readonly day: IsoDate | null } = { day: null }) => todayPath(day),
  pattern: new RegExp(`^/plan(?:/day/${DATE})?$`),
  parse: ([day]) => ({ day: day ?? null }),
  tab: {
    position: 1,
    title: tabWords.today,
    icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
  },
})

export const todayProbe: PageProbe<typeof todayPage> = {
  addresses: [
    ['/plan', { day: null }],
    ['/plan/day/2026-11-22', { day: '2026-11-22' }],
  ],
  shown: () => ({ day: null }),
  title: /^Today – /,
  content: 'main [data-action=eaten]',
}
