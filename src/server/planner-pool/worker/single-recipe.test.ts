import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Usage } from '#domain/usage.ts'
import { library } from '#planner/recipes/library.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { kitchenOf } from '#server/planner-pool/planner-pool.ts'
import { people } from './people.example.ts'
import { loneCard, savedRecipe } from './single-recipe.ts'

type Share = { readonly eater: string }
const byEater = (one: Share, other: Share) => one.eater.localeCompare(other.eater)
const cardFor = (id: string, request: WeekRequest, usage: Usage = 'metric-GB') =>
  loneCard(id, kitchenOf({ request }), usage)
const schema = Compile(RecipeCard)

test.each(['metric-GB', 'imperial-US'] as const)('every recipe has a card (%s)', (usage) => {
  for (const { id } of library) {
    const card = cardFor(id, people.easy, usage)
    expect(schema.Errors(card), id).toEqual([])
    expect(card?.steps.map(({ text }) => text).join(' ')).not.toMatch(
      usage === 'imperial-US' ? /\d °C (?!fan\b|\))/ : /°F/,
    )
  }
})

test('there is no card for an unknown recipe, nor for one that a member does not eat', () => {
  expect(cardFor('no-such-dish', people.easy)).toBeNull()
  expect(cardFor('clam-chowder', people.vegan)).toBeNull()
  expect(cardFor('gado-gado-microwave', { ...people.easy, bannedIngredients: ['smoked-tofu'] })).toBeNull()
  expect(cardFor('gado-gado-microwave', people.vegan)?.portion).toBe(1)
})

test('a member whose rules contradict each other can read the recipes of their weeks', () => {
  expect(cardFor('gado-gado-microwave', people.plantPaleo)).not.toBeNull()
  expect(cardFor('gado-gado-microwave', { ...people.easy, cook: { ...people.easy.cook, diets: ['PALEO'] } })).toBeNull()
})

test('oven temperatures are also in degrees Fahrenheit', () => {
  const texts = cardFor('tahini-baked-cod', people.easy, 'imperial-US')?.steps.map(({ text }) => text)
  expect(texts?.[0]).toContain('375\u202f°F convection (190 °C fan)')
})

test('parts are never more than their whole', () => {
  for (const { id } of library) {
    const nutrition = cardFor(id, people.easy)?.nutrition
    if (nutrition === undefined) continue
    expect(nutrition.sugar, id).toBeLessThanOrEqual(nutrition.carbs)
    expect(nutrition.freeSugar, id).toBeLessThanOrEqual(nutrition.sugar)
    expect(nutrition.satFat, id).toBeLessThanOrEqual(nutrition.fat)
  }
})

test('label notes are shown only to people whom they concern', () => {
  const labels = (person: WeekRequest) =>
    library.flatMap(({ id }) => cardFor(id, person)?.lines.map(({ label }) => label) ?? []).filter(Boolean)
  expect(labels(people.easy)).toEqual([])
  expect(labels(people.coeliac)).toContain('Choose one labelled gluten-free')
  expect(labels(people.vegan)).toContain('Choose one without fish sauce or shrimp')
  expect(labels(people.vegan)).not.toContain('Choose one labelled gluten-free')
})

describe('at a table', () => {
  const tableOf = (name: keyof typeof households) => kitchenOf({ request: households[name] })

  test('a recipe is a serving for each, with what is cooked apart, whoever opens it', () => {
    const kitchen = tableOf('palaeolithic and vegan')
    let apart = 0
    for (const { id } of library) {
      const [mine, theirs] = [
        loneCard(id, kitchen, 'metric-GB'),
        loneCard(id, { ...kitchen, eater: 'vegan' }, 'metric-GB'),
      ]
      for (const card of [mine, theirs]) expect(card === null ? [] : schema.Errors(card)).toEqual([])
      if (mine?.shares === undefined || theirs?.shares === undefined) continue
      expect(mine.shares.toSorted(byEater)).toEqual(theirs.shares.toSorted(byEater))
      expect(mine.shares).toHaveLength(2)
      apart += mine.apart?.length ?? 0
      expect(theirs.apart?.length ?? 0).toBe(mine.apart?.length ?? 0)
    }
    expect(apart).toBeGreaterThan(0)
  })

  test('a recipe that somebody must not eat says so, and its file too', () => {
    const kitchen = tableOf('an omnivore and a vegan')
    const card = loneCard('clam-chowder', kitchen, 'metric-GB')
    expect(card?.notFor).toEqual(['vegan'])
    expect(card?.shares).toHaveLength(1)
    expect(loneCard('clam-chowder', { ...kitchen, eater: 'vegan' }, 'metric-GB')).toBeNull()
    expect(savedRecipe('clam-chowder', kitchen, 'metric-GB', '')).toContain(
      'Not everybody at the table may eat this dish.',
    )
  })

  test('the amounts are those of a serving for each', () => {
    const alone = cardFor('clam-chowder', people.easy)
    const card = loneCard('clam-chowder', tableOf('a couple with different needs'), 'metric-GB')
    expect(card?.lines.map(({ amounts }) => amounts[0])).toEqual(alone?.lines.map(({ amounts }) => amounts[1]))
  })
})
