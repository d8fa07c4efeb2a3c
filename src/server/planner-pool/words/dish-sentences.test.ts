import { expect, test } from 'vitest'
import { leftOver } from '#planner/derive/left-over.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { isMain } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { cookedBefore, doubleBatch, keepingText } from './dish-sentences.ts'

type Rules = Parameters<typeof variantFor>[1]

function sentenceAbout(id: string, rules: Partial<Rules> = {}): string {
  const recipe = library.find((each) => each.id === id)
  const variant = recipe && variantFor(recipe, { diets: [], restrictions: [], ...rules })
  if (variant?.kind !== 'variant') throw new Error(`${id} is no dish for them`)
  return cookedBefore('Monday’s dinner', leftOver(variant), 'en-US')
}

test('a salad is eaten cold, whatever is in it', () => {
  expect(sentenceAbout('salade-nicoise')).toBe("Made for Monday’s dinner and waiting in the fridge. It's eaten cold.")
  expect(sentenceAbout('waldorf-chicken-salad')).toMatch(/eaten cold\.$/)
})

test('dishes with meat, fish, eggs or rice are heated until they steam all the way through, only once', () => {
  for (const id of ['clam-chowder', 'texas-red-squash', 'egg-curry-potatoes-peas', 'red-beans-brown-rice']) {
    expect(sentenceAbout(id)).toMatch(/Heat it until it steams all the way through, and only once\.$/)
  }
})

test('beans and vegetables only have to get hot, and so does a stew with tofu instead of chicken', () => {
  expect(sentenceAbout('fasolada')).toMatch(/Warm it until it's hot all the way through\.$/)
  expect(sentenceAbout('brunswick-stew')).toMatch(/steams/)
  expect(sentenceAbout('brunswick-stew', { diets: ['VEGAN'] })).toMatch(/Warm it until it's hot/)
})

test('a dish that is good both cold and warm says how', () => {
  expect(sentenceAbout('tortilla-de-patatas')).toMatch(
    /It's good cold\. If you like it warm, heat it until it steams all the way through, and only once\.$/,
  )
})

test('cold dishes go straight into the fridge, hot ones cool first', () => {
  const later = ['Friday’s lunch', 'Sunday’s dinner']
  expect(doubleBatch(later, { eaten: 'COLD', steams: false, freshRice: false }, 'en-US')).toMatch(
    /^Make it all at once: the amounts include Friday’s lunch and Sunday’s dinner\. Put .* straight into the fridge\.$/,
  )
  expect(doubleBatch(later, { eaten: 'HOT', steams: true, freshRice: false }, 'en-US')).toMatch(
    /^Cook it .* cool, and put it in the fridge within/,
  )
})

test('rice that comes ready-cooked is heated meal by meal', () => {
  expect(doubleBatch(['Friday’s lunch'], { eaten: 'HOT', steams: true, freshRice: true }, 'en-US')).toMatch(
    /Heat only the rice you eat now\.$/,
  )
})

test('every dish with meat, fish, eggs or rice that keeps says how to cool it, and how often to heat it', () => {
  const keeping = library.flatMap((recipe) => {
    const variant = variantFor(recipe, { diets: [], restrictions: [] })
    if (variant.kind !== 'variant' || recipe.keepsDays === 0) return []
    const left = leftOver(variant)
    return left.steams ? [{ id: recipe.id, eaten: left.eaten, text: keepingText(recipe.keepsDays, left, 'en-US') }] : []
  })
  expect(keeping.length).toBeGreaterThan(80)
  const silent = keeping.filter(
    ({ eaten, text }) =>
      !/within the hour/.test(text) || (eaten !== 'COLD' && !/heat it once, until it steams/.test(text)),
  )
  expect(silent).toEqual([])
  expect(keepingText(2, { eaten: 'HOT', steams: false, freshRice: false }, 'en-US')).toBe('')
})

test('every lunch and dinner that keeps says how to eat its leftovers, and no other dish does', () => {
  const silent = library.filter(
    (recipe) => (recipe.leftovers === undefined) === (isMain(recipe) && recipe.keepsDays > 0),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('no salad is to be heated', () => {
  const warmed = library.filter(
    ({ leftovers, dishTags }) => leftovers === 'HOT' && dishTags.some((tag) => tag === 'SALADS'),
  )
  expect(warmed.map(({ id }) => id)).toEqual([])
})
