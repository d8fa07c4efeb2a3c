import { expect, test } from 'vitest'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { usageFor } from '#domain/formats.ts'
import { allIngredients, ingredient } from '#planner/foods/ingredients.ts'
import { spanishLabels } from '#planner/foods/spanish-labels.ts'
import { isTold } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import { dishLibrary } from './dish-library.ts'
import { foodSearch } from './food-search.ts'
import { foodTable } from './food-table.ts'
import { candidates } from './meal-changes.ts'
import { people, plannedFor, shownFor } from './people.example.ts'
import { previewDay } from './preview-day.ts'
import { shoppingList } from './shopping-list.ts'
import { loneCard, savedRecipe } from './single-recipe.ts'
import { weekCalendar } from './week-calendar.ts'
import { weekView } from './week-view.ts'

const usage = usageFor('metric', 'es')
const [request] = Object.values(people)
if (request === undefined) throw new Error('no person')
const planned = plannedFor({ ...request, language: 'es' })
const untold = library.find((recipe) => !isTold(recipe, 'es') && recipe.slots.includes('DINNER'))

/** Words that stand in almost any English sentence and in no Spanish one. */
const english = /\b(?:the|and|with|of|until|into|from|your|you|cook|minutes|each|sliced|chopped|drained|day|week)\b/i

function textsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string')
    return ['recipe', 'card', 'picture', 'ingredient', 'id', 'lang'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([of, each]) => textsIn(each, of))
}
const inEnglish = (value: unknown) => textsIn(value).filter((text) => english.test(text))
const kitchen = { eater: request.person, table: request }

test('a week for a reader of Spanish holds dishes that are written in Spanish alone, and says everything in it', () => {
  const shown = { ...shownFor(planned), usage }
  const view = weekView(shown)
  expect(Object.values(view.cards).map(({ lang }) => lang)).not.toContain('en')
  expect(inEnglish(view)).toEqual([])
  expect(inEnglish(shoppingList(planned, 2, usage))).toEqual([])
  const calendar = weekCalendar(shown, 2, 'https://app.example').replaceAll('\r\n ', '')
  expect(inEnglish(calendar.replaceAll(/https:\S+/g, '').split('\r\n'))).toEqual([])
})

test('amounts on a list stand alone, without the word that joins them to a food', () => {
  const amounts = shoppingList(planned, 2, usage).flatMap(({ lines }) => lines.map(({ need }) => need))
  expect(amounts.filter((amount) => / de$/.test(amount))).toEqual([])
  expect(amounts.some((amount) => /cucharadas?$/.test(amount))).toBe(true)
})

test('a dish that nobody has written in Spanish is shown in English, and marked as English', () => {
  if (untold === undefined) return
  const days = planned.plan.days.map(({ meals }) => ({
    meals: meals.map((meal) =>
      meal.slot === 'DINNER'
        ? { slot: meal.slot, dishes: [{ recipe: untold.id, portion: 1 }], kept: true as const }
        : meal,
    ),
  }))
  const plan: WeekPlan = { ...planned.plan, days }
  const view = weekView({ ...shownFor({ request: planned.request, plan }), usage })
  const dinner = view.days[0]?.meals.find(({ slot }) => slot === 'DINNER')?.dishes[0]
  expect(dinner).toMatchObject({ recipe: untold.id, lang: 'en' })
  const card: RecipeCard | undefined = view.cards[dinner?.card ?? '']
  expect(card).toMatchObject({ lang: 'en', title: dinner?.title })
  // Labels of the page around it stay Spanish.
  expect(card?.equipment.some((each) => english.test(each))).toBe(false)
})

test('two at one table read the same dishes, each in their own language', () => {
  const [hers, his] = [usage, usageFor('metric', 'en-US')].map((each) =>
    weekView({ ...shownFor(planned), usage: each }),
  )
  if (hers === undefined || his === undefined) throw new Error('no week')
  const recipesIn = ({ days }: typeof hers) =>
    days.map(({ meals }) => meals.map(({ dishes }) => dishes.map(({ recipe }) => recipe)))
  expect(recipesIn(his)).toEqual(recipesIn(hers))
  expect(inEnglish(hers)).toEqual([])
  const steps = (view: typeof hers) => Object.values(view.cards).flatMap((card) => card.steps.map(({ text }) => text))
  expect(steps(his).filter((text) => english.test(text)).length).toBeGreaterThan(steps(his).length / 2)
  // English is the language of the page for him, so that nothing is marked as another.
  expect(Object.values(his.cards).flatMap(({ lang }) => lang ?? [])).toEqual([])
})

test('neither a swap nor the library offers a dish without Spanish', () => {
  const dishes = library.map(({ id }) => id)
  const isUntold = (id: string) => !isTold(library[dishes.indexOf(id)] ?? {}, 'es')
  // As planned before the language was chosen.
  const before = plannedFor(request)
  const shopping = { eaters: 1, usage, home: [] }
  const offers = before.plan.days.flatMap((_, day) => candidates(before, { day, meal: 0, dish: 0 }, false, shopping))
  expect(offers.length).toBeGreaterThan(0)
  expect(offers.filter(({ recipe }) => isUntold(recipe))).toEqual([])
  const found = dishLibrary(before, { search: 'pollo' }, { favourites: [], noted: [] }, shopping)
  expect(found.total).toBeGreaterThan(0)
  expect(found.dishes.filter(({ recipe }) => isUntold(recipe))).toEqual([])
  expect(inEnglish(found)).toEqual([])
})

test.each([
  ['camarón', 'any-prawn'],
  ['camaron', 'any-prawn'],
  ['nada con jitomate', 'any-tomato'],
  ['sin lácteos', 'any-dairy'],
  ['cacahuates', 'any-peanut'],
  ['ejotes', 'green-beans'],
])('who rules out "%s" finds %s', (search, id) => {
  expect(foodSearch(search, usage).map((food) => food.id)).toContain(id)
  expect(inEnglish(foodSearch(search, usage))).toEqual([])
})

test('the table of foods, a recipe on its own, its file and a first day are in Spanish', () => {
  expect(foodTable(kitchen, usage).foods.find(({ id }) => id === 'egg')).toMatchObject({
    name: 'huevo',
    plural: 'huevos',
  })
  const told = library.find((recipe) => isTold(recipe, 'es') && recipe.slots.includes('LUNCH'))?.id ?? ''
  expect(inEnglish(loneCard(told, kitchen, usage))).toEqual([])
  const file: unknown = JSON.parse(savedRecipe(told, kitchen, usage, 'https://app.example') ?? '{}')
  expect(file).toMatchObject({ inLanguage: 'es', recipeYield: expect.stringMatching(/porci/) })
  const asked = {
    diets: [],
    restrictions: [],
    skill: 'BASIC',
    time: 'MORE_30_MINUTES',
    mealsADay: 3,
    energy: 1800,
  } as const
  const day = previewDay({ ...asked, diets: [], restrictions: [] }, usage) ?? []
  expect(day.length).toBe(3)
  expect(inEnglish(day)).toEqual([])
})

test('every note for the label of a food is in Spanish', () => {
  const labels = new Set(allIngredients.flatMap(({ id }) => ingredient(id).label ?? []))
  expect([...labels].filter((label) => spanishLabels[label] === undefined)).toEqual([])
  expect(Object.keys(spanishLabels).filter((label) => !labels.has(label))).toEqual([])
})
