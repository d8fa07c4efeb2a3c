import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { RecipeCard } from '#domain/api/member/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { people } from './people.example.ts'
import { loneCard } from './single-recipe.ts'

const schema = Compile(RecipeCard)

test.each(['metric', 'imperial'] as const)('every recipe has a card (%s)', (units) => {
  for (const { id } of library) {
    const card = loneCard(id, people.easy, units)
    expect(schema.Errors(card), id).toEqual([])
    expect(card?.steps.map(({ text }) => text).join(' ')).not.toMatch(
      units === 'imperial' ? /\d °C (?!fan\b|\))/ : /°F/,
    )
  }
})

test('there is no card for an unknown recipe, nor for one that a member does not eat', () => {
  expect(loneCard('no-such-dish', people.easy, 'metric')).toBeNull()
  expect(loneCard('clam-chowder', people.vegan, 'metric')).toBeNull()
  expect(loneCard('gado-gado-microwave', { ...people.easy, bannedIngredients: ['smoked-tofu'] }, 'metric')).toBeNull()
  expect(loneCard('gado-gado-microwave', people.vegan, 'metric')?.portion).toBe(1)
})

test('a member whose rules contradict each other can read the recipes of their weeks', () => {
  expect(loneCard('gado-gado-microwave', people.plantPaleo, 'metric')).not.toBeNull()
  expect(
    loneCard('gado-gado-microwave', { ...people.easy, cook: { ...people.easy.cook, diets: ['PALEO'] } }, 'metric'),
  ).toBeNull()
})

test('oven temperatures are also in degrees Fahrenheit', () => {
  const texts = loneCard('tahini-baked-cod', people.easy, 'imperial')?.steps.map(({ text }) => text)
  expect(texts?.[0]).toContain('375\u202f°F convection (190 °C fan)')
})

test('parts are never more than their whole', () => {
  for (const { id } of library) {
    const nutrition = loneCard(id, people.easy, 'metric')?.nutrition
    if (nutrition === undefined) continue
    expect(nutrition.sugar, id).toBeLessThanOrEqual(nutrition.carbs)
    expect(nutrition.freeSugar, id).toBeLessThanOrEqual(nutrition.sugar)
    expect(nutrition.satFat, id).toBeLessThanOrEqual(nutrition.fat)
  }
})

test('label notes are shown only to people whom they concern', () => {
  const labels = (person: Parameters<typeof loneCard>[1]) =>
    library.flatMap(({ id }) => loneCard(id, person, 'metric')?.lines.map(({ label }) => label) ?? []).filter(Boolean)
  expect(labels(people.easy)).toEqual([])
  expect(labels(people.coeliac)).toContain('Choose one labelled gluten-free')
  expect(labels(people.vegan)).toContain('Choose one without fish sauce or shrimp')
  expect(labels(people.vegan)).not.toContain('Choose one labelled gluten-free')
})
