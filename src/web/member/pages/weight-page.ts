import { only, type PageProbe, tabPage } from './page.ts'
import { tabWords } from './tab-words.ts'

export const weightPage = tabPage({
  ...only('/plan/weight'),
  tab: {
    position: 4,
    title: tabWords.weight,
    icon: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 9a6 6 0 0 1 8 0l-2.5 3h-3ZM12 9.5l1.3-1.7',
  },
})

export const weightProbe: PageProbe<typeof weightPage> = {
  addresses: [['/plan/weight', {}]],
  shown: () => ({}),
  title: /^Weight – /,
  content: 'main svg',
}
