import { afterAll, expect, test } from 'vitest'
import type { LibraryPlacesReply, LibraryReply } from '#domain/api/member/library.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

const places = { week: 1 }
const browse = async (who: Visitor, query: Record<string, string> = {}) =>
  (await who.ask('GET', routes.memberLibrary, { places, query })).json<LibraryReply>()
const weekOf = async (who: Visitor) => (await who.ask('GET', routes.memberWeek, { places })).json<WeekView>()
const placesFor = async (who: Visitor, recipe: string) =>
  who.ask('GET', routes.memberLibraryPlaces, { places: { ...places, recipe } })

test('the library is searched by words in both Englishes, and by cuisine, meal and time', async () => {
  const ann = await newMember(server)
  const all = await browse(ann)
  expect(all.total).toBeGreaterThan(60)
  expect(all.dishes).toHaveLength(60)
  const [british, american] = [await browse(ann, { search: 'courgette' }), await browse(ann, { search: 'zucchini' })]
  expect(british.total).toBeGreaterThan(0)
  expect(british).toEqual(american)
  const quick = await browse(ann, { cuisine: 'ITALIAN', minutes: '20', slot: 'DINNER' })
  expect(quick.total).toBeGreaterThan(0)
  for (const { cuisine, minutes, slots } of quick.dishes) {
    expect([cuisine, slots.includes('DINNER'), minutes <= 20]).toEqual(['Italian', true, true])
  }
  expect((await browse(ann, { search: 'no such dish' })).total).toBe(0)
  expect(refusalIn(await ann.ask('GET', routes.memberLibrary, { places, query: { cuisine: 'MARTIAN' } }))[0]).toBe(400)
}, 60_000)

test('only what everybody at the table may eat is in it, favourites first', async () => {
  const ann = await newMember(server)
  await weekOf(ann)
  await ann.ask('POST', routes.memberEaters, {
    body: { name: 'Kim', age: 7, appetite: 'USUAL', diets: ['VEGAN'], restrictions: ['GLUTEN'] },
  })
  const { dishes } = await browse(ann)
  expect(dishes.length).toBeGreaterThan(5)
  const [last] = dishes.slice(-1)
  await ann.ask('PUT', routes.memberOpinion, { places: { recipe: last?.recipe ?? '' }, body: { opinion: 'favourite' } })
  const [first] = (await browse(ann)).dishes
  expect(first).toMatchObject({ recipe: last?.recipe, liked: true })
  expect((await browse(ann, { liked: 'yes' })).total).toBe(1)
  const banned = (await browse(ann, { search: 'tofu' })).total
  expect(banned).toBeGreaterThan(0)
  const { settings } = (await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })).json<MemberView>()
  expect(settings.diets).not.toContain('VEGAN')
}, 60_000)

test('a dish of the library is put where it fits, told before what the day becomes', async () => {
  const ann = await newMember(server)
  const { dishes } = await browse(ann, { slot: 'DINNER' })
  let put: { recipe: string; at: LibraryPlacesReply['places'][number] } | null = null
  for (const { recipe } of dishes.slice(0, 12)) {
    const at = (await placesFor(ann, recipe)).json<LibraryPlacesReply>().places.find(({ fits }) => fits)
    if (at !== undefined) put = { recipe, at }
    if (put !== null) break
  }
  if (put === null) return expect.fail('no dish fits anywhere')
  const { recipe, at } = put
  expect(at.list).toBeDefined()
  const reply = await ann.ask('PUT', routes.memberMeal, {
    places: { ...places, day: at.day, meal: at.meal },
    body: { to: 'recipe', recipe },
  })
  expect(reply.statusCode).toBe(200)
  const day = (await weekOf(ann)).days[at.day]
  expect(day?.meals[at.meal]?.dishes[0]?.recipe).toBe(recipe)
  expect(day?.figures).toEqual(at.figures)
  expect(refusalIn(await placesFor(ann, 'no-such-dish'))).toEqual([404, 'RECIPE_UNKNOWN'])
}, 60_000)
