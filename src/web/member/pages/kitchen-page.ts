import { only, type PageProbe, page } from './page.ts'

export const kitchenPage = page(only('/plan/kitchen'))

export const kitchenProbe: PageProbe<typeof kitchenPage> = {
  addresses: [['/plan/kitchen', {}]],
  shown: () => ({}),
  title: /^Your kitchen – /,
  content: '[data-action=invite]',
}
