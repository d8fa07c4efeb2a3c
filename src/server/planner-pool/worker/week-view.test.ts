import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { type Figures, WeekView } from '#domain/api/member/week.ts'
import { objectionTo } from '#planner/derive/diet-rules.ts'
import { mostMealMinutes } from '#planner/derive/eligible.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { cookingsIn, servedIn } from './served-dishes.ts'
import { sumOf } from './week-figures.ts'
import { weekView } from './week-view.ts'

const schema = Compile(WeekView)
const energyOf = (all: readonly { readonly figures: Figures }[]) => sumOf(all.map(({ figures }) => figures))

describe.each(Object.entries(people))('the week of %s', (_, request) => {
  const planned = plannedFor(request)
  const view = weekView(shownFor(planned))
  const dishes = view.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))

  test('matches the API schema', () => {
    expect(schema.Errors(view)).toEqual([])
    expect(view.days.map(({ date }) => date).at(-1)).toBe('2026-01-11')
    expect(view.days.map(({ meals }) => meals.length)).toEqual(Array.from({ length: 7 }, () => request.mealsADay))
  })

  test('shows figures that add up, each day exact to half a unit', () => {
    const serve = servedIn(request, cookingsIn(request, planned.plan))
    for (const [at, day] of view.days.entries()) {
      expect(day.figures).toEqual(energyOf(day.meals))
      for (const meal of day.meals) expect(meal.figures).toEqual(energyOf(meal.dishes))
      const exact = (planned.plan.days[at]?.meals ?? [])
        .flatMap((meal) => meal.dishes)
        .reduce((sum, { recipe, portion }) => sum + portion * serve(recipe).perServing.kcal, 0)
      expect(Math.abs(day.figures.energy - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
    }
  })

  test('states the same protein and fibre in words as in figures', () => {
    const grams = (sentences: readonly string[], of: string) =>
      sentences.flatMap((each) => new RegExp(`^Plenty of ${of}: (\\d+)`).exec(each)?.[1] ?? []).map(Number)
    const sentences = dishes.flatMap(({ why, figures }) => [
      ...grams(why, 'protein').map((said) => [said, figures.protein]),
      ...grams(why, 'fibre').map((said) => [said, figures.fibre]),
    ])
    expect(sentences.length).toBeGreaterThan(0)
    for (const [said, shown] of sentences) expect(said).toBe(shown)
  })

  test('states how long each meal takes with its sides, within the requested time', () => {
    const most = mostMealMinutes[relaxedCook(request.cook, planned.plan.relaxed).time]
    for (const { dishes: on, minutes } of view.days.flatMap(({ meals }) => meals)) {
      expect(minutes).toBeGreaterThanOrEqual(Math.max(...on.map((dish) => dish.minutes)))
      expect(minutes).toBeLessThanOrEqual(most)
    }
  })

  test('has a card for every dish that agrees with the dish', () => {
    for (const dish of dishes) {
      const card = view.cards[dish.card]
      expect(card).toMatchObject({ recipe: dish.recipe, title: dish.title, portion: dish.portion })
      expect(card?.nutrition).toMatchObject(dish.figures)
    }
    expect(Object.keys(view.cards).toSorted()).toEqual([...new Set(dishes.map(({ card }) => card))].toSorted())
  })

  test('contains nothing that the person avoids, in any line of any card', () => {
    const rules = { ...request.cook, diets: request.cook.diets.filter((diet) => diet !== 'PALEO') }
    const banned: readonly string[] = request.bannedIngredients
    const lines = Object.values(view.cards).flatMap((card) => card.lines)
    expect(lines.length).toBeGreaterThan(50)
    for (const { ingredient: id } of lines) {
      expect(banned).not.toContain(id)
      expect(isIngredientId(id) ? objectionTo(ingredient(id), rules) : 'unknown').toBeNull()
    }
  })

  test('states an amount for every number of eaters, and the reason of each stand-in', () => {
    for (const { lines } of Object.values(view.cards)) {
      for (const { amounts, insteadOf } of lines) {
        expect(amounts).toHaveLength(6)
        for (const amount of amounts) expect(amount).toMatch(/[\d¼⅓½⅔¾⅛]/)
        if (insteadOf !== null)
          expect(insteadOf.because).toMatch(/^(?:because you (?:eat|leave out) [a-z -]+|to suit what you eat)$/)
      }
    }
  })
})

test('stand-ins are explained by the answer that causes them', () => {
  const because = (request: Parameters<typeof plannedFor>[0]) =>
    new Set(
      Object.values(weekView(shownFor(plannedFor(request))).cards).flatMap(({ lines }) =>
        lines.flatMap(({ insteadOf }) => insteadOf?.because ?? []),
      ),
    )
  expect(because(people.vegan)).toEqual(new Set(['because you eat vegan']))
  expect([...because(people.coeliac)].every((each) => /^because you leave out (?:gluten|eggs|dairy)$/.test(each))).toBe(
    true,
  )
  expect(because(people.coeliac).size).toBeGreaterThan(0)
})

test('reasons refer to the answers, in words', () => {
  const said = weekView(shownFor(plannedFor(people.vegan))).days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.flatMap(({ why }) => why)),
  )
  expect(said).toContain('One of your favourites.')
  expect(said.some((each) => /^You like (?:Mexican|Italian) food\.$/.test(each))).toBe(true)
  expect(said.some((each) => /^You like (?:salads|soups|salads and soups)\.$/.test(each))).toBe(true)
  expect(said.some((each) => /^Plenty of protein: \d+\u202fg\.$/.test(each))).toBe(true)
  for (const each of said) expect(each).not.toMatch(/[A-Z]{3}|undefined|NaN|\blunches\b/)
})

test('liked foods that are ruled out are named, and how far a Mediterranean week follows its pattern', () => {
  const notesOf = (request: Parameters<typeof plannedFor>[0]) => weekView(shownFor(plannedFor(request))).notes
  expect(notesOf({ ...people.vegan, dishes: ['CHICKEN', 'SALADS', 'SEAFOOD'] })).toContain(
    'No chicken or seafood, since your vegan diet comes first.',
  )
  const mediterranean = { ...people.easy, cook: { ...people.easy.cook, diets: ['MEDITERRANEAN'] } } as const
  expect(notesOf(mediterranean).join(' ')).toMatch(
    /This week (?:has (?:\d+ of|all) 13 points of|follows) the Mediterranean pattern/,
  )
})

test('relaxations are named', () => {
  const { relaxed } = weekView(shownFor(plannedFor(people.plantPaleo)))
  expect(relaxed[0]).toMatch(/^Paleo and vegan together leave too few dishes/)
})

test('a preview contains the first day and nothing of the others', () => {
  const planned = plannedFor(people.easy)
  const full = weekView(shownFor(planned))
  const preview = weekView({ ...shownFor(planned), access: 'preview' })
  expect(preview.days).toHaveLength(1)
  expect(preview.days[0]?.figures).toEqual(full.days[0]?.figures)
  expect(preview.days[0]?.meals.flatMap(({ keepsFor }) => keepsFor)).toEqual([])
  const first = new Set(full.days[0]?.meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
  expect(Object.values(preview.cards).every(({ recipe }) => first.has(recipe))).toBe(true)
  expect(preview.notes.join(' ')).not.toMatch(/Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/)
})

test('imperial weights and oven temperatures', () => {
  const shown = { ...shownFor(plannedFor(people.twoLargeMeals)), usage: 'imperial-US' } as const
  const cards = Object.values(weekView(shown).cards)
  const amounts = cards.flatMap(({ lines }) => lines.flatMap((line) => line.amounts))
  expect(amounts.some((amount) => amount.endsWith('\u202foz'))).toBe(true)
  expect(amounts.filter((amount) => amount.endsWith('\u202fg'))).toEqual([])
})
