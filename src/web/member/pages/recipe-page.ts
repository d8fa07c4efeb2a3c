import { type PageProbe, page } from './page.ts'

export const recipePage = page({
  path: ({ recipe }: { readonly recipe: string }) => `/plan/recipe/${recipe}`,
  pattern: /^\/plan\/recipe\/([a-z0-9-]{1,80})$/,
  parse: ([recipe = '']) => ({ recipe }),
})

export const recipeProbe: PageProbe<typeof recipePage> = {
  addresses: [['/plan/recipe/chicken-pho', { recipe: 'chicken-pho' }]],
  shown: () => ({ recipe: 'salade-nicoise' }),
  title: /^\S.+ – /,
  content: 'main article ol',
}
