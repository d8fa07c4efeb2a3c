import { only, type PageProbe, page } from './page.ts'

export const pantryPage = page(only('/plan/pantry'))

export const pantryProbe: PageProbe<typeof pantryPage> = {
  addresses: [['/plan/pantry', {}]],
  shown: () => ({}),
  title: /^At home – /,
  content: 'input[name=food]',
}
