import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { householdIdOf, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const child = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: [] }

type Plates = readonly { readonly eater: string; readonly dishes: readonly { recipe: string; portion: number }[] }[]
type WeekReply = {
  readonly targets: { readonly energy: number }
  readonly days: readonly {
    readonly meals: readonly {
      readonly dishes: readonly { recipe: string; portion: number }[]
      readonly plates?: Plates
    }[]
  }[]
}
const weekOf = async (who: Visitor, week = 1): Promise<WeekReply> =>
  (await who.ask('GET', routes.memberWeek, { places: { week } })).json()
const dishesIn = ({ days }: WeekReply) => days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))
const heavy = (who: Visitor) =>
  db
    .updateTable('leads')
    .set({ hero: JSON.stringify({ ...exampleHero, height: 190, weight: 110 }) })
    .where('id', '=', who.leadId)
    .execute()

test('rules and bans hold for the plate of whose they are, and each has portions of their own', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await heavy(ben)
  await ben.ask('PUT', routes.memberBanned, { places: { ingredient: 'food-2' } })
  await ann.ask('POST', routes.memberEaters, { body: { ...child, restrictions: ['GLUTEN'] } })
  const mine = await weekOf(ann)
  const stored = await db
    .selectFrom('plan_weeks')
    .select('request')
    .where('household_id', '=', await householdIdOf(server, ann))
    .executeTakeFirstOrThrow()
  expect(stored.request).toMatchObject({
    ...{ person: ann.leadId, bannedIngredients: [], cook: { restrictions: [] } },
    others: [
      { kind: 'adult', id: ben.leadId, banned: ['food-2'], restrictions: [] },
      { kind: 'child', age: 7, banned: [], restrictions: ['GLUTEN'] },
    ],
  })
  const theirs = await weekOf(ben)
  expect(theirs.targets.energy).toBeGreaterThan(mine.targets.energy)
  const [annEats, benEats] = [dishesIn(mine), dishesIn(theirs)]
  expect(annEats.some(({ recipe }) => recipe.endsWith('-2'))).toBe(true)
  expect(benEats.some(({ recipe }) => recipe.endsWith('-2'))).toBe(false)
  const sum = (dishes: readonly { portion: number }[]) => dishes.reduce((total, { portion }) => total + portion, 0)
  expect(sum(benEats)).toBeGreaterThan(sum(annEats))
  // Each sees the other's plate as the other eats it.
  const platesOf = ({ days }: WeekReply, eater: string) =>
    days.flatMap(({ meals }) =>
      meals.flatMap(({ plates = [] }) =>
        plates.filter((plate) => plate.eater === eater).flatMap(({ dishes }) => dishes),
      ),
    )
  const bare = (dishes: readonly { recipe: string; portion: number }[]) =>
    dishes.map(({ recipe, portion }) => ({ recipe, portion }))
  expect(bare(platesOf(mine, ben.leadId))).toEqual(bare(benEats))
  expect(bare(platesOf(theirs, ann.leadId))).toEqual(bare(annEats))
})

test('a ban of one changes only the plates of that one, in the week that is planned already', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const before = await weekOf(ann)
  const [first] = dishesIn(before)
  const food = `food-${first?.recipe.split('-')[1]}`
  const reply = await ben.ask('PUT', routes.memberBanned, { places: { ingredient: food } })
  expect(reply.statusCode).toBe(200)
  expect(dishesIn(await weekOf(ann))).toEqual(dishesIn(before))
})

test('more food for the health of one is on their plate alone, from today on', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const [annBefore, benBefore] = [await weekOf(ann), await weekOf(ben)]
  const event = '018f3f1e-0000-7000-8000-000000000001'
  const told = await ben.ask('PUT', routes.memberLifeEvent, {
    places: { event },
    body: { kind: 'ILLNESS_WITH_FEVER', from: dayOf(server), to: null },
  })
  expect(told.json().changes).toContainEqual(expect.stringContaining('kcal a day instead of'))
  const [annAfter, benAfter] = [await weekOf(ann), await weekOf(ben)]
  expect(dishesIn(annAfter)).toEqual(dishesIn(annBefore))
  expect(annAfter.targets).toEqual(annBefore.targets)
  expect(benAfter.targets.energy).toBeGreaterThan(benBefore.targets.energy)
  const sum = (week: WeekReply) => dishesIn(week).reduce((total, { portion }) => total + portion, 0)
  expect(sum(benAfter)).toBeGreaterThan(sum(benBefore))
  // It is taken back with the report, and nobody notices but the one.
  await ben.ask('DELETE', routes.memberLifeEvent, { places: { event } })
  expect(dishesIn(await weekOf(ben))).toEqual(dishesIn(benBefore))
  expect(dishesIn(await weekOf(ann))).toEqual(dishesIn(annBefore))
})

test('a dish can be swapped for one of them, and a swap by one is seen by the other', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const [annBefore, benBefore] = [await weekOf(ann), await weekOf(ben)]
  const at = { places: { week: 1, day: 1, meal: 1 } }
  const offered = (await ben.ask('GET', routes.memberCandidates, { ...at, query: { for: 'me' } })).json()
  const recipe: string = offered.candidates[0].recipe
  await ben.ask('PUT', routes.memberMeal, { ...at, body: { to: 'recipe', recipe, for: 'me' } })
  expect((await weekOf(ben)).days[1]?.meals[1]?.dishes[0]?.recipe).toBe(recipe)
  expect(dishesIn(await weekOf(ann))).toEqual(dishesIn(annBefore))
  const everyone: string = offered.candidates[1].recipe
  await ben.ask('PUT', routes.memberMeal, { ...at, body: { to: 'recipe', recipe: everyone } })
  expect((await weekOf(ann)).days[1]?.meals[1]?.dishes[0]?.recipe).toBe(everyone)
  expect(benBefore).not.toEqual(await weekOf(ben))
})

test('two who change one week at once both have what they chose, and neither undoes the other', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  await weekOf(ann)
  const placeOf = (day: number) => ({ week: 1, day, meal: 1 })
  const swap = (who: Visitor, day: number, recipe: string) =>
    who.ask('PUT', routes.memberMeal, { places: placeOf(day), body: { to: 'recipe', recipe } })
  const [annOffered, benOffered] = await Promise.all(
    [ann, ben].map(async (who, at) => {
      const reply = await who.ask('GET', routes.memberCandidates, { places: placeOf(at + 1) })
      return reply.json<{ candidates: { recipe: string }[] }>().candidates[0]?.recipe ?? ''
    }),
  )
  const replies = await Promise.all([swap(ann, 1, annOffered ?? ''), swap(ben, 2, benOffered ?? '')])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const after = await weekOf(ben)
  expect([1, 2].map((day) => after.days[day]?.meals[1]?.dishes[0]?.recipe)).toEqual([annOffered, benOffered])
  const kept = await db
    .selectFrom('plan_undos')
    .select(['id', 'person_id'])
    .where('person_id', 'in', [ann.leadId, ben.leadId])
    .orderBy('revision')
    .execute()
  const undo = ({ id, person_id }: (typeof kept)[number]) =>
    (person_id === ann.leadId ? ann : ben).ask('DELETE', routes.memberChange, { places: { change: id } })
  // Whoever was first cannot take back what the other has built on, until that is taken back.
  const statuses: number[] = []
  for (const change of [...kept, ...kept.slice(0, 1)]) statuses.push((await undo(change)).statusCode)
  expect(statuses).toEqual([409, 200, 200])
})
