import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import { shoppingLines } from '#planner/kitchen-units/shopping-lines.ts'
import { packFor } from '#planner/larder/packages.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { kitchenOf } from '#server/planner-pool/planner-pool.ts'
import { people, plannedFor } from './people.example.ts'
import { needText, shoppingList, shoppingNeeds } from './shopping-list.ts'
import { loneCard } from './single-recipe.ts'

const schema = Compile(Type.Array(Type.Omit(ShoppingLineView, ['ticked', 'changedAt', 'freeze'])))
const grams = (needs: readonly { readonly id: string; readonly g: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(needs, ({ id }) => id)].map(([id, all]) => [id, all.reduce((sum, { g }) => sum + g, 0)]),
  )

describe.each(Object.entries(people))('the list of %s', (_, request) => {
  const planned = plannedFor(request)

  test('takes the grams of all dishes', () => {
    const cook = relaxedCook(request.cook, planned.plan.relaxed)
    const bySelf: Record<string, number> = {}
    for (const { meals } of planned.plan.days)
      for (const { dishes } of meals)
        for (const { recipe: id, portion } of dishes) {
          const recipe = library.find((each) => each.id === id)
          const variant = recipe === undefined ? undefined : variantFor(recipe, cook)
          if (variant?.kind !== 'variant') throw new Error(`${id} does not suit`)
          for (const line of variant.lines) {
            const times = line.fixed === true ? 1 : (3 * portion) / variant.recipe.servings
            bySelf[line.id] = (bySelf[line.id] ?? 0) + line.g * times
          }
        }
    const needed = grams(shoppingNeeds(planned, 3))
    expect(Object.keys(needed).toSorted()).toEqual(Object.keys(bySelf).toSorted())
    for (const [id, g] of Object.entries(needed)) expect(g).toBeCloseTo(bySelf[id] ?? 0, 6)
  })

  test('has every ingredient once, with its amount, by aisle', () => {
    const list = shoppingList(planned, 1, 'metric-GB')
    const lines = list.flatMap((aisle) => aisle.lines)
    expect(schema.Errors(lines)).toEqual([])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(new Set(list.map(({ aisle }) => aisle)).size).toBe(list.length)
    for (const { need } of lines) expect(need).toMatch(/^[\d¼⅓½⅔¾⅛]/)
    expect(lines.map(({ id }) => id)).not.toContain('lemon-juice')
  })

  test('weighs in ounces and pounds for imperial units', () => {
    const needs = shoppingList(planned, 2, 'imperial-US').flatMap(({ lines }) => lines.map(({ need }) => need))
    expect(needs.filter((need) => /\u202f(?:k?g|ml)$/.test(need))).toEqual([])
  })
})

test.each(['easy', 'vegan', 'coeliac'] as const)('the list of %s has the same label notes as the recipes', (person) => {
  const request = people[person]
  const cards = library.flatMap(({ id }) => loneCard(id, kitchenOf({ request }), 'metric-GB') ?? [])
  const meals = cards.map(({ recipe }) => ({ slot: 'LUNCH' as const, dishes: [{ recipe, portion: 1 }] }))
  const list = shoppingList({ request, plan: { ...plannedFor(request).plan, days: [{ meals }] } }, 1, 'metric-GB')
  const labels = (lines: readonly { readonly label: string }[]) =>
    new Set(lines.map(({ label }) => label).filter((label) => label !== ''))
  expect(labels(list.flatMap(({ lines }) => lines))).toEqual(labels(cards.flatMap(({ lines }) => lines)))
})

test('one lemon gives its juice and its zest', () => {
  const needs = boughtWhole([
    { id: 'lemon', g: 29 },
    { id: 'lemon-juice', g: 96 },
    { id: 'lemon-zest', g: 6 },
    { id: 'egg-white', g: 66 },
  ])
  expect(grams(needs)).toEqual({ lemon: 29 + 2 * 58, egg: 100 })
})

test.each([
  ['chickpeas', 430, 'metric-GB', '430\u202fg'],
  ['chickpeas', 1430, 'metric-GB', '1.45\u202fkg'],
  ['chickpeas', 1430, 'imperial-US', '3\u202flb 3\u202foz'],
  ['olive-oil', 27, 'metric-GB', '2 tbsp'],
  ['olive-oil', 270, 'metric-GB', '300\u202fml'],
  ['cumin', 2, 'imperial-US', '1 tsp'],
  ['egg', 460, 'metric-GB', '10'],
  ['bay-leaf', 0.3, 'metric-GB', '2'],
  ['roasted-peppers', 90, 'metric-GB', '2'],
  ['cinnamon-stick', 3, 'imperial-US', '1'],
  ['lemon-juice', 244, 'metric-GB', '240\u202fml'],
] as const)('%s, %d g, %s: %s', (id, g, units, text) => expect(needText(id, g, units)).toBe(text))

test('over many weeks and households at least as much of everything is bought as the dishes need', () => {
  const short = Array.from({ length: casesOf(3, 60) }, (_, at) => {
    const request = anyRequest(`shopper ${at}`, library)
    const plan = planWeek(request, (at % 52) + 1, library)
    return 'kind' in plan ? [] : [1, 2, 3, 5].flatMap((eaters) => shortLines({ request, plan }, eaters))
  }).flat()
  expect(short).toEqual([])
}, 600_000)

function shortLines(planned: Parameters<typeof shoppingNeeds>[0], eaters: number): readonly string[] {
  const lines = shoppingLines(boughtWhole(shoppingNeeds(planned, eaters)), (id) => packFor(eaters, 'GB', id))
  expect(lines.length).toBeGreaterThan(10)
  return lines.flatMap(({ id, grams, packs }) => {
    const held = packFor(eaters, 'GB', id)?.[1] ?? Number.POSITIVE_INFINITY
    return packs !== undefined && packs.count * held < grams - 1e-3 ? [`${id}: ${packs.count} for ${grams} g`] : []
  })
}
