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
    icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
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
