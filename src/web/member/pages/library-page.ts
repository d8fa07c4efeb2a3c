import { only, type PageProbe, page } from './page.ts'

export const libraryPage = page(only('/plan/library'))

export const libraryProbe: PageProbe<typeof libraryPage> = {
  addresses: [['/plan/library', {}]],
  shown: () => ({}),
  title: /^All dishes – /,
  content: '[data-dish]',
}
