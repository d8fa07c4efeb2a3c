import { only, type PageProbe, tabPage } from './page.ts'
import { tabWords } from './tab-words.ts'

export const settingsPage = tabPage({
  ...only('/plan/settings'),
  tab: {
    position: 5,
    title: tabWords.settings,
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM9 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  },
})

export const settingsProbe: PageProbe<typeof settingsPage> = {
  addresses: [['/plan/settings', {}]],
  shown: () => ({}),
  title: /^Settings – /,
  content: '[data-action=delete]',
}
