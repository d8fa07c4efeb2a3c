import { type PageProbe, page } from './page.ts'

export const putDishPage = page({
  path: ({ recipe }: { readonly recipe: string }) => `/plan/library/${recipe}`,
  pattern: /^\/plan\/library\/([a-z0-9-]{1,80})$/,
  parse: ([recipe = '']) => ({ recipe }),
})

export const putDishProbe: PageProbe<typeof putDishPage> = {
  addresses: [['/plan/library/chicken-pho', { recipe: 'chicken-pho' }]],
  shown: () => ({ recipe: 'chickpea-fattoush' }),
  title: /^Put in your week – /,
  content: '[data-step=plan-putDish] h1',
}
