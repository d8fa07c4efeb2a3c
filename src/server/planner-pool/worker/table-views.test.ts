import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { WeekView } from '#domain/api/member/week.ts'
import { objectionTo } from '#planner/derive/diet-rules.ts'
import { cookingFor, sharedCooking } from '#planner/derive/shared-cooking.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { withGuests } from '#planner/plan/change/with-guests.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import { households } from '#planner/sample-requests/households.fixture.ts'
import { kitchenOf, type Planned } from '#server/planner-pool/planner-pool.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { findRecipe, isServable } from './served-dishes.ts'
import { shoppingList, shoppingNeeds } from './shopping-list.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const schema = Compile(WeekView)

const gramsOf = (needs: ReturnType<typeof shoppingNeeds>): ReadonlyMap<string, number> => {
  const grams = new Map<string, number>()
  for (const { id, g } of needs) grams.set(id, (grams.get(id) ?? 0) + g)
  return grams
}

/** Grams of what everybody eats, plate by plate, each as it is cooked for them; without lines that do not grow. */
function eatenBy({ request, plan }: Planned): ReadonlyMap<string, number> {
  const seats = tableSeats(request, relaxedCook(request.cook, plan.relaxed))
  const grams = new Map<string, number>()
  for (const { dishes, plates = [] } of plan.days.flatMap(({ meals }) => meals))
    for (const { eater, dishes: eaten } of [{ eater: request.person, dishes }, ...plates])
      for (const { recipe: id, portion } of eaten) {
        const recipe = findRecipe(id)
        const cooking = recipe === undefined ? undefined : cookingFor(sharedCooking(recipe, seats), eater)
        for (const { id: food, g, fixed } of cooking?.variant.lines ?? [])
          if (fixed !== true && recipe !== undefined)
            grams.set(food, (grams.get(food) ?? 0) + (g * portion) / recipe.servings)
      }
  return grams
}

const tables = [
  'a couple with different needs',
  'palaeolithic and vegan',
  'a family with a coeliac child',
  'allergies that exclude the usual swaps',
] as const

describe.each(tables)('%s', (name) => {
  const request = households[name]
  const planned = plannedFor(request)
  const view = weekView(shownFor(planned))
  const meals = view.days.flatMap((day) => day.meals)

  test('matches the API schema, and can be served again', () => {
    expect(schema.Errors(view)).toEqual([])
    expect(isServable(planned)).toBe(true)
  })

  test('buys what all plates together hold, however many people the settings name', () => {
    const bought = gramsOf(shoppingNeeds(planned, 3))
    for (const [food, g] of eatenBy(planned)) expect(bought.get(food) ?? 0).toBeGreaterThanOrEqual(g - 1e-6)
    const sum = (grams: ReadonlyMap<string, number>) => [...grams.values()].reduce((all, each) => all + each, 0)
    // Besides that, only what does not grow with the portions: a bay leaf, salt for the water.
    expect(sum(bought)).toBeLessThan(1.05 * sum(eatenBy(planned)))
  })

  test('has a plate for each of them at every meal, with portions and nothing of their days', () => {
    for (const { plates = [] } of meals) {
      expect(plates.map(({ eater }) => eater)).toEqual(request.others.map(({ id }) => id))
      for (const dish of plates.flatMap(({ dishes }) => dishes)) {
        expect(Object.keys(dish).toSorted()).toEqual(['card', 'picture', 'portion', 'recipe', 'title'])
        expect(view.cards[dish.card]?.recipe).toBe(dish.recipe)
      }
    }
  })

  test('a serving more on a card is what a guest adds to it', () => {
    const on = { day: 2, meal: view.days[2]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? 0 }
    const plan = withGuests(planned.plan, on, 1)
    const withOne = plan === null ? expect.fail() : weekView(shownFor({ request, plan }))
    const cardsOf = ({ days, cards }: typeof view) => {
      const { dishes = [], leftoverOf = null } = days[on.day]?.meals[on.meal] ?? {}
      return dishes.slice(leftoverOf === null ? 0 : 1).flatMap(({ card }) => cards[card] ?? [])
    }
    const amounts = (
      cards: readonly { readonly lines: readonly { readonly amounts: readonly string[] }[] }[],
      at: number,
    ) => cards.map(({ lines }) => lines.map((line) => line.amounts[at]))
    expect(amounts(cardsOf(view), 1)).toEqual(amounts(cardsOf(withOne), 0))
    expect(amounts(cardsOf(view), 3)).toEqual(amounts(cardsOf(withOne), 2))
  })

  test('says on a card who eats how much of it', () => {
    for (const { dishes, plates = [] } of meals)
      for (const { card, recipe, portion } of dishes) {
        const others = plates.flatMap(({ eater, dishes: theirs }) =>
          theirs.filter((dish) => dish.recipe === recipe).map((dish) => ({ eater, portion: dish.portion })),
        )
        const shares = view.cards[card]?.shares ?? []
        expect(shares).toHaveLength(1 + others.length)
        expect(shares).toEqual(expect.arrayContaining([{ eater: request.person, portion }, ...others]))
      }
  })
})

test('no card that a coeliac child eats from names an ingredient with gluten', () => {
  const request = households['a family with a coeliac child']
  const view = weekView(shownFor(plannedFor(request)))
  const cards = view.days.flatMap(({ meals }) =>
    meals.flatMap(({ plates = [] }) =>
      plates.filter(({ eater }) => eater === 'coeliac').flatMap(({ dishes }) => dishes.map(({ card }) => card)),
    ),
  )
  expect(cards.length).toBeGreaterThanOrEqual(28)
  for (const key of cards) {
    const card = view.cards[key]
    const own = card?.apart?.find(({ eaters }) => eaters.includes('coeliac'))
    for (const { ingredient: id } of own?.lines ?? card?.lines ?? []) {
      const food = isIngredientId(id) ? ingredient(id) : null
      expect(food === null ? 'unknown' : objectionTo(food, { diets: [], restrictions: ['GLUTEN'] })).toBeNull()
    }
  }
})

test('a part that is cooked apart names its eaters and only the lines that differ', () => {
  const planned = plannedFor(households['palaeolithic and vegan'])
  const cards = Object.values(weekView(shownFor(planned)).cards).filter(({ apart }) => apart !== undefined)
  expect(cards.length).toBeGreaterThan(0)
  for (const { apart = [], lines } of cards) {
    expect(apart.map(({ eaters }) => eaters)).toEqual([['vegan']])
    const written = new Set(lines.map(({ ingredient: id }) => id))
    const own = apart.flatMap((part) => part.lines)
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(lines.length)
    expect(own.some(({ ingredient: id }) => !written.has(id))).toBe(true)
  }
  expect(weekCalendar(shownFor(planned), 1, 'https://example.com').replaceAll('\r\n ', '')).toContain('Cook apart:')
})

describe('guests at one meal', () => {
  const planned = plannedFor(people.easy)
  const [dinner = 0] = planned.plan.days[2]?.meals.flatMap(({ slot }, at) => (slot === 'DINNER' ? [at] : [])) ?? []
  const place = { day: 2, meal: dinner }
  const plan = withGuests(planned.plan, place, 3)
  if (plan === null) throw new Error('no dinner')
  const invited = { ...planned, plan }

  test('add a serving each of every dish of the meal to what is bought, whoever else eats', () => {
    for (const eaters of [1, 4]) {
      const before = gramsOf(shoppingNeeds(planned, eaters))
      const after = gramsOf(shoppingNeeds(invited, eaters))
      const seats = tableSeats(planned.request, planned.request.cook)
      const served = new Map<string, number>()
      for (const { recipe: id } of planned.plan.days[2]?.meals[dinner]?.dishes ?? []) {
        const recipe = findRecipe(id)
        for (const line of recipe === undefined ? [] : (sharedCooking(recipe, seats)[0]?.variant.lines ?? []))
          if (line.fixed !== true)
            served.set(line.id, (served.get(line.id) ?? 0) + (3 * line.g) / (recipe?.servings ?? 1))
      }
      expect(served.size).toBeGreaterThan(2)
      for (const [food, g] of after) expect(g - (before.get(food) ?? 0)).toBeCloseTo(served.get(food) ?? 0, 6)
    }
    expect(shoppingList(invited, 1, 'metric-GB')).not.toEqual(shoppingList(planned, 1, 'metric-GB'))
  })

  test('change no figure of anybody’s day, and are named with the recipe’s amounts', () => {
    const [before, after] = [weekView(shownFor(planned)), weekView(shownFor(invited))]
    expect(after.days.map(({ figures }) => figures)).toEqual(before.days.map(({ figures }) => figures))
    const meal = after.days[2]?.meals[dinner]
    const card = after.cards[meal?.dishes[0]?.card ?? '']
    expect([meal?.guests, card?.guests]).toEqual([3, 3])
    expect(card?.lines).not.toEqual(before.cards[before.days[2]?.meals[dinner]?.dishes[0]?.card ?? '']?.lines)
  })

  test('none is the week as it was', () => {
    expect(withGuests(plan, place, 0)).toEqual(planned.plan)
    expect(withGuests(plan, { day: 9, meal: 0 }, 2)).toBeNull()
    expect(() => withGuests(plan, place, 13)).toThrow(RangeError)
  })
})

test('of a past week, what a child must not get since it ate it so is not to be cooked again', () => {
  const { others, ...request } = households['a family with a coeliac child']
  const free = others.map((eater) => (eater.id === 'coeliac' ? { ...eater, restrictions: [], diets: [] } : eater))
  const planned = plannedFor({ ...request, others: free })
  const kitchen = (table: typeof planned.request) => kitchenOf({ request: table })
  const outdatedIn = (now: typeof planned.request) =>
    Object.values(weekView({ ...shownFor(planned), now: kitchen(now) }).cards).filter((card) => card.outdated === true)
  expect(outdatedIn(planned.request)).toEqual([])
  const found = outdatedIn({ ...request, others })
  expect(found.length).toBeGreaterThan(0)
  for (const { lines } of found)
    expect(
      lines.some(
        ({ ingredient: id }) =>
          isIngredientId(id) && objectionTo(ingredient(id), { diets: [], restrictions: ['GLUTEN'] }) !== null,
      ),
    ).toBe(true)
})
