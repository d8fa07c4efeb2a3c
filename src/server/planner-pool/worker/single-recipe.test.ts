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

test('no recipe, no card; and none of what a member does not eat', () => {
  expect(loneCard('no-such-dish', people.easy, 'metric')).toBeNull()
  expect(loneCard('clam-chowder', people.vegan, 'metric')).toBeNull()
  expect(loneCard('gado-gado-microwave', { ...people.easy, bannedIngredients: ['smoked-tofu'] }, 'metric')).toBeNull()
  expect(loneCard('gado-gado-microwave', people.vegan, 'metric')?.portion).toBe(1)
})

test('whose rules contradict each other reads what their weeks are made of', () => {
  expect(loneCard('gado-gado-microwave', people.plantPaleo, 'metric')).not.toBeNull()
  expect(
    loneCard('gado-gado-microwave', { ...people.easy, cook: { ...people.easy.cook, diets: ['PALEO'] } }, 'metric'),
  ).toBeNull()
})

test('oven temperatures are also in degrees Fahrenheit', () => {
  const texts = loneCard('tahini-baked-cod', people.easy, 'imperial')?.steps.map(({ text }) => text)
  expect(texts?.[0]).toContain('375\u202f°F convection (190 °C fan)')
})

test('parts are never more than the whole they belong to', () => {
  for (const { id } of library) {
    const nutrition = loneCard(id, people.easy, 'metric')?.nutrition
    if (nutrition === undefined) continue
    expect(nutrition.sugar, id).toBeLessThanOrEqual(nutrition.carbs)
    expect(nutrition.freeSugar, id).toBeLessThanOrEqual(nutrition.sugar)
    expect(nutrition.satFat, id).toBeLessThanOrEqual(nutrition.fat)
  }
})

test('what to look for on a label is shown to those whom it concerns only', () => {
  const labels = (person: Parameters<typeof loneCard>[1]) =>
    library.flatMap(({ id }) => loneCard(id, person, 'metric')?.lines.map(({ label }) => label) ?? []).filter(Boolean)
  expect(labels(people.easy)).toEqual([])
  expect(labels(people.coeliac)).toContain('Choose one labelled gluten-free')
  expect(labels(people.vegan)).toContain('Choose one without fish sauce or shrimp')
  expect(labels(people.vegan)).not.toContain('Choose one labelled gluten-free')
})
