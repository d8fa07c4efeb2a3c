import { afterAll, expect, test } from 'vitest'
import type { LibraryReply } from '#domain/api/member/library.ts'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { CandidatesReply, MealView, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { library } from '#planner/recipes/library.ts'
import { rulesOut } from '#planner/validate-week/banned-food.ts'
import { refusal } from '#planner/validate-week/food-rules.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { partnerOf } from './household.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

/** The routes on which a dish reaches somebody; each has a test below. */
const dishRoutes = [
  ...[routes.memberWeek, routes.memberCalendar, routes.memberCandidates, routes.memberMeal, routes.memberList],
  ...[routes.memberRecipe, routes.memberSavedRecipe, routes.memberFoodTable, routes.memberDiary, routes.member],
  routes.memberLibrary,
  // What was eaten is named by a photo, and a tick names a food of the list; no dish is offered.
  routes.memberPhotos,
  // A note is its writer's own, about a dish that they chose.
  routes.memberNotes,
  routes.memberNote,
  routes.memberTicks,
  // What a household wants every week it has chosen itself, and the weeks made of it are looked at.
  routes.memberAnchors,
]

/** Water is not bought, and the juice is bought as lemons and limes. */
const boughtOtherwise = new Set(['water', 'lemon-juice', 'lime-juice', 'lemon-zest', 'lime-zest', 'orange-juice'])

const FISH = 'any-seafood'

/** Ann who cooks, Ben who bans fish, and Kim of seven with coeliac disease. */
async function family() {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const body = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: ['GLUTEN'] }
  const { eaters } = (await ann.ask('POST', routes.memberEaters, { body })).json()
  const kim: string = eaters.find(({ kind }: { kind: string }) => kind === 'child').id
  expect((await ben.ask('PUT', routes.memberBanned, { places: { ingredient: FISH } })).statusCode).toBe(200)
  return { ann, ben, kim }
}
const { ann, ben, kim } = await family()

/** Why a food must not be on the plate of one of them, by the rules of the validator; null if it may be. */
function objection(eater: string, id: string): string | null {
  if (!isIngredientId(id)) return 'unknown'
  if (eater === kim) return refusal(ingredient(id), ['GLUTEN'])
  return eater === ben.leadId && rulesOut(FISH, ingredient(id)) ? 'banned' : null
}

/** What somebody must not get of a dish that is on their plate, as its card says how it is cooked for them. */
function offences(card: RecipeCard, eater: string): readonly string[] {
  const part = card.apart?.find(({ eaters }) => eaters.includes(eater))
  const bad = (lines: RecipeCard['lines']) => lines.filter(({ ingredient: id }) => objection(eater, id) !== null)
  const texts = (lines: RecipeCard['lines']) => lines.map(({ ingredient: id }) => `${card.recipe}: ${id}`)
  if (part === undefined) return texts(bad(card.lines))
  // Of a part cooked apart, each line that is not theirs has another one in its place, or is left out if it may be.
  const replaced = bad(card.lines).filter(({ optional }) => !optional)
  return [...texts(bad(part.lines)), ...(replaced.length > part.lines.length ? texts(replaced) : [])]
}

const cardOf = async (who: Visitor, recipe: string) => {
  const reply = await who.ask('GET', routes.memberRecipe, { places: { recipe } })
  return reply.statusCode === 404 ? null : reply.json<RecipeCard>()
}
const weekOf = async (who: Visitor) =>
  (await who.ask('GET', routes.memberWeek, { places: { week: 1 } })).json<WeekView>()
const platesOf = (who: Visitor, { dishes, plates = [] }: MealView) => [{ eater: who.leadId, dishes }, ...plates]

/** What anybody at the table would get in a week that they must not. */
const offencesIn = (who: Visitor, { days, cards }: WeekView) =>
  days.flatMap(({ meals }) =>
    meals.flatMap((meal) =>
      platesOf(who, meal).flatMap(({ eater, dishes }) =>
        dishes.flatMap(({ card }) => {
          const found = cards[card]
          return found === undefined ? [`no card ${card}`] : offences(found, eater)
        }),
      ),
    ),
  )

test('every route that returns a dish is looked at here', async () => {
  type Replies = Record<string, Record<string, { responses: Record<string, unknown> }>>
  const { paths } = (await server.get(routes.openapi)).json<{ paths: Replies }>()
  const isAboutDishes = (text: string) => /"recipe"|ld\+json|text\/calendar|"aisles"/.test(text)
  const found = Object.entries(paths).filter(
    ([path, operations]) =>
      path.startsWith('/api/v2/member') &&
      Object.values(operations).some(({ responses }) => isAboutDishes(JSON.stringify(responses['200'] ?? ''))),
  )
  const known = dishRoutes.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
  expect(found.map(([path]) => path).filter((path) => !known.includes(path))).toEqual([])
  expect(found.length).toBeGreaterThan(6)
})

test('the week of each, whoever opens it', async () => {
  for (const who of [ann, ben]) {
    const week = await weekOf(who)
    expect(week.days.every(({ meals }) => meals.every(({ plates = [] }) => plates.length === 2))).toBe(true)
    expect(offencesIn(who, week)).toEqual([])
  }
}, 120_000)

test('the calendar and the list of the week', async () => {
  const file = (await ann.ask('GET', routes.memberCalendar, { places: { week: 1 } })).body.replaceAll('\r\n ', '')
  const { cards } = await weekOf(ann)
  const said = file.replaceAll('\\,', ',')
  for (const { apart = [] } of Object.values(cards))
    for (const { lines } of apart) for (const { names } of lines) expect(said).toContain(names[0])
  const list = (await ann.ask('GET', routes.memberList, { places: { week: 1 } })).json()
  const bought = new Set(list.aisles.flatMap(({ lines }: { lines: { id: string }[] }) => lines.map(({ id }) => id)))
  const cooked = Object.values(cards).flatMap(({ lines, apart = [] }) => [lines, ...apart.map((part) => part.lines)])
  const missing = cooked.flat().filter(({ ingredient: id }) => !bought.has(id))
  expect(missing.map(({ ingredient: id }) => id).filter((id) => !boughtOtherwise.has(id))).toEqual([])
})

test('every dish that is offered instead of another, and the week with it', async () => {
  let offered = 0
  for (const [who, query] of [
    [ann, {}],
    [ben, {}],
    [ben, { for: 'me' }],
  ] as const)
    for (const meal of [0, 1, 2]) {
      const at = { places: { week: 1, day: 2, meal } }
      const reply = await who.ask('GET', routes.memberCandidates, { ...at, query })
      const { candidates } = reply.json<CandidatesReply>()
      for (const { recipe } of candidates)
        expect(offences((await cardOf(who, recipe)) ?? expect.fail(), who.leadId)).toEqual([])
      offered += candidates.length
      const [best] = candidates
      if (best === undefined) continue
      const body = { to: 'recipe', recipe: best.recipe, ...query }
      expect((await who.ask('PUT', routes.memberMeal, { ...at, body })).statusCode).toBe(200)
      expect(offencesIn(who, await weekOf(who))).toEqual([])
    }
  expect(offered).toBeGreaterThan(0)
}, 120_000)

test('every dish of the library, and the week into which one of them is put', async () => {
  for (const who of [ann, ben]) {
    const reply = await who.ask('GET', routes.memberLibrary, { places: { week: 1 }, query: { slot: 'DINNER' } })
    const { dishes } = reply.json<LibraryReply>()
    expect(dishes.length).toBeGreaterThan(5)
    for (const { recipe } of dishes)
      expect(offences((await cardOf(who, recipe)) ?? expect.fail(), who.leadId)).toEqual([])
    for (const { recipe } of dishes.slice(0, 4)) {
      const at = { places: { week: 1, day: 3, meal: 2 } }
      const put = await who.ask('PUT', routes.memberMeal, { ...at, body: { to: 'recipe', recipe } })
      if (put.statusCode === 200) expect(offencesIn(who, await weekOf(who))).toEqual([])
    }
  }
}, 120_000)

test('a recipe opened outside of any week is for all at the table, names whom it is not for, and multiplies nothing', async () => {
  let notFor = 0
  for (const [at, { id }] of library.entries()) {
    if (at % 4 !== 0) continue
    for (const who of [ann, ben]) {
      const card = await cardOf(who, id)
      if (card === null) continue
      expect(offences(card, who.leadId)).toEqual([])
      const eating = card.shares?.map(({ eater }) => eater) ?? []
      for (const eater of eating) expect(offences(card, eater), card.title).toEqual([])
      expect([...eating, ...(card.notFor ?? [])].toSorted()).toEqual([ann.leadId, ben.leadId, kim].toSorted())
      notFor += card.notFor?.length ?? 0
      const file = (await who.ask('GET', routes.memberSavedRecipe, { places: { recipe: id } })).json()
      const isForAll = card.apart === undefined && card.notFor === undefined
      const said = JSON.stringify([file.recipeIngredient, file.description])
      expect(/Cooked apart|Not everybody/.test(said)).toBe(!isForAll)
      if (isForAll) expect(file.suitableForDiet).toContain('https://schema.org/GlutenFreeDiet')
    }
  }
  expect(notFor).toBeGreaterThan(0)
}, 120_000)

test('the dishes of the diary are those that suit whoever asks, as their table cooks them', async () => {
  const table = (await ben.ask('GET', routes.memberFoodTable)).json<{ dishes: { recipe: string; title: string }[] }>()
  const titles = new Map(table.dishes.map(({ recipe, title }) => [recipe, title]))
  for (const { recipe } of table.dishes.filter((_, at) => at % 10 === 0)) {
    const card = (await cardOf(ben, recipe)) ?? expect.fail()
    expect(offences(card, ben.leadId)).toEqual([])
    expect(titles.get(recipe)).toBe(card.title)
  }
  // A dish that the table cooks in another way than Ann alone would.
  const swapped = library.find(
    (each) => (titles.get(each.id) ?? '') !== dishTitle(asWritten(each)) && titles.has(each.id),
  )
  const recipe = swapped?.id ?? expect.fail()
  await ann.ask('PUT', routes.memberOpinion, { places: { recipe }, body: { opinion: 'favourite' } })
  const { favourites } = (await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })).json()
  const { title } = (await cardOf(ann, recipe)) ?? expect.fail()
  expect(favourites).toEqual([{ recipe, title }])
  const record = { kind: 'entry', day: dayOf(server), eaten: { kind: 'dish', recipe, portion: 1 } }
  const id = '018f3f1e-0000-7000-8000-0000000000aa'
  const body = { changes: [{ id, changedAt: server.services.now().toISOString(), record }] }
  const written = await ann.ask('PUT', routes.memberDiary, { body })
  expect(written.json().records).toMatchObject([{ title }])
}, 120_000)

test('a planned meal that one who does not cook has eaten has the figures of their own plate', async () => {
  const { days } = await weekOf(ben)
  const changedAt = server.services.now().toISOString()
  const meals = days[0]?.meals ?? []
  const changes = meals.map(({ dishes }, meal) => {
    const place = { week: 1, day: 0, meal }
    const eaten = { kind: 'meal', place, times: 1, dishes: dishes.map(({ recipe, portion }) => ({ recipe, portion })) }
    return { id: `meal-1-0-${meal}`, changedAt, record: { kind: 'entry', day: dayOf(server), eaten } }
  })
  const { records } = (await ben.ask('PUT', routes.memberDiary, { body: { changes } })).json()
  const figuresOf = (id: string) => records.find((record: { id: string }) => record.id === id)?.figures
  for (const [meal, { figures }] of meals.entries()) expect(figuresOf(`meal-1-0-${meal}`)).toEqual(figures)
})
