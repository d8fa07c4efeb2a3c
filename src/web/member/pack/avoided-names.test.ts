import { expect, test } from 'vitest'
import { memberExample } from '#web/member/data/member.example.ts'
import { avoidedTexts } from './avoided-names.ts'

const avoiding = (change: Partial<typeof memberExample.settings>, banned: readonly string[] = []) => ({
  settings: { ...memberExample.settings, diets: [], restrictions: [], ...change },
  banned: banned.map((name) => ({ id: name, name })),
})

test('what a name says is set beside what is avoided', () => {
  const member = avoiding({ restrictions: ['TREE_NUTS', 'PEANUTS'] })
  expect(avoidedTexts(['Almond granola', 'Peanut bar', 'Apple'], member)).toEqual([
    'Contains almond: you avoid tree nuts.',
    'Contains peanut: you avoid peanuts.',
  ])
})

test('a way of eating and single foods count as well, and each is said once', () => {
  expect(avoidedTexts(['Chicken curry', 'Chicken stock'], avoiding({ diets: ['VEGETARIAN'] }))).toEqual([
    'Contains chicken: you eat no meat.',
  ])
  expect(avoidedTexts(['Salmon'], avoiding({ diets: ['PESCATARIAN'] }))).toEqual([])
  expect(avoidedTexts(['Cheese', 'Milk'], avoiding({ diets: ['VEGAN'] }))).toHaveLength(2)
  expect(avoidedTexts(['King prawns in chilli'], avoiding({}, ['prawns and shrimps', 'coriander']))).toEqual([
    'Contains prawns and shrimps, which you don’t want.',
  ])
})
