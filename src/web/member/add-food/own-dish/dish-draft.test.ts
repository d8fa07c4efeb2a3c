import { beforeAll, expect, test } from 'vitest'
import type { TableFood } from '#domain/api/member/diary.ts'
import { productOfDish } from '#domain/own-dish/own-dish.ts'
import { readRecipe } from '#domain/own-dish/read-recipe.ts'
import { portionFigures } from '#domain/product/portion.ts'
import { type KnownFoods, knownFoods, loadKnownFoods } from '#web/member/diary/known-foods.ts'
import { type DishDraft, dishOfDraft, draftOf, massOf, uncounted } from './dish-draft.ts'
import { draftOfProduct } from './draft-of-product.ts'

let known: KnownFoods
let byId: ReadonlyMap<string, TableFood>
beforeAll(async () => {
  await loadKnownFoods()
  known = knownFoods.get() ?? expect.fail('The foods did not load.')
  byId = new Map(
    known.foods.map(({ id, name, per100g, measures }) => [
      id,
      { id, name, plural: name, per100g: { ...per100g }, measures: measures.map((each) => ({ ...each })) },
    ]),
  )
})
const draft = (text: string): DishDraft => draftOf(readRecipe(text), known.find, byId)

const chili = `My chili
Serves 5
Ingredients
500 g lean ground beef
2 onions, chopped
3 cloves garlic
2 bell peppers (300 g)
2 cans (400 g) kidney beans, drained
1 can chopped tomatoes
2 tbsp olive oil
1 tsp ground cumin
salt, to taste`

test('the foods and the grams of a pasted recipe are found', () => {
  const { name, servings, lines } = draft(chili)
  expect([name, servings]).toEqual(['My chili', '5'])
  const said = lines.map(({ chosen, grams }) => [chosen?.name ?? null, grams])
  const patterns = [/beef/i, /onion/i, /garlic/i, /pepper/i, /kidney beans/i, /tomato/i, /olive oil/i, /cumin/i]
  expect(patterns.map((pattern, at) => pattern.test(String(said[at]?.[0])))).toEqual(patterns.map(() => true))
  expect(said.map(([, grams]) => grams).slice(0, 1)).toEqual(['500'])
  expect(Number(said[4]?.[1])).toBe(800)
  expect(Number(said[6]?.[1])).toBeGreaterThan(25)
  expect(lines.at(-1)?.grams).toBe('')
  expect(uncounted(lines)).toBe(1)
})

test('raw foods are taken where a recipe does not say cooked', () => {
  const energy = (line: string) => draft(`Ingredients\n${line}`).lines[0]?.chosen?.per100g.energy ?? 0
  expect(energy('200 g spaghetti')).toBeGreaterThan(300)
  expect(energy('200 g basmati rice')).toBeGreaterThan(300)
  expect(energy('1 cup rice')).toBeGreaterThan(300)
  expect(energy('200 g red lentils')).toBeGreaterThan(300)
  expect(energy('200 g cooked rice')).toBeLessThan(200)
})

test('the planner’s food is taken where it is the same, and meat stays that of its animal', () => {
  const idOf = (line: string) => draft(`Ingredients\n${line}`).lines[0]?.chosen?.id
  expect(
    ['200 g basmati rice', '2 tbsp sugar', '1 can kidney beans', '1 bunch cilantro', '200 g flour'].map(idOf),
  ).toEqual(['basmati-rice', 'caster-sugar', 'kidney-beans', 'coriander', 'plain-flour'])
  const beef = draft('Ingredients\n500 g lean ground beef').lines[0]
  expect(beef?.chosen?.name).toMatch(/beef/i)
  expect(beef?.choices.map(({ id }) => id)).toContain('beef-mince-5')
})

test('1.8 kg made of it, 350 g eaten; and the dish can be corrected later', () => {
  const product = productOfDish(dishOfDraft({ ...draft(chili), made: '1800' }))
  if (typeof product === 'string') return expect.fail(product)
  const { energy = 0 } = portionFigures(product, { in: 'unit', count: 350 }) ?? {}
  expect(energy).toBeGreaterThan(300)
  expect(energy).toBeLessThan(600)
  const again = draftOfProduct(product, byId)
  expect(productOfDish(dishOfDraft(again))).toEqual(product)
})

test('without a weight of the pot the ingredients are added up, and a food that occurs twice is one', () => {
  const twice = draft('Ingredients\n100 g olive oil\n50 g olive oil')
  expect(massOf(twice.lines)).toBe(150)
  expect(dishOfDraft(twice)).toMatchObject({ made: 150, foods: [{ grams: 150 }] })
})

test('what the table does not know is not taken for something else', () => {
  const [line] = draft('Ingredients\n200 g flurbles').lines
  expect(line?.chosen).toBeNull()
})
