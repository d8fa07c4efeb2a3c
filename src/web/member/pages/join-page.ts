import { only, type PageProbe, page } from './page.ts'

/** The page that an invitation opens. Its secret comes after the #. */
export const joinPage = page(only('/plan/join'))

export const joinProbe: PageProbe<typeof joinPage> = {
  addresses: [['/plan/join', {}]],
  shown: () => ({}),
  title: /^Join a kitchen – /,
  content: 'h1',
}
