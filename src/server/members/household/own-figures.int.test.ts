import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { library } from '#planner/recipes/library.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { partnerOf } from './household.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

const weekOf = async (who: Visitor): Promise<WeekView> =>
  (await who.ask('GET', routes.memberWeek, { places: { week: 1 } })).json()
const isQuarter = (portion: number) => Number.isInteger(portion * 4)

/** All names of fields in a reply. */
const fieldsIn = (value: unknown): readonly string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([name, each]) => [...(Array.isArray(value) ? [] : [name]), ...fieldsIn(each)])

test('no reply to one of a table holds an exact portion or a figure of another’s plate', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const hero = JSON.stringify({ ...exampleHero, height: 190, weight: 110 })
  await server.services.db.updateTable('leads').set({ hero }).where('id', '=', ben.leadId).execute()
  // Planned before the bans, which then change his plates alone: a week planned with them may suit both.
  await weekOf(ann)
  await ben.ask('PUT', routes.memberBanned, { places: { ingredient: 'any-chicken' } })
  await ben.ask('PUT', routes.memberBanned, { places: { ingredient: 'any-onion' } })
  let apart = 0
  const seen = new Set<string>()
  for (const [who, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    const { days, cards } = await weekOf(who)
    for (const { plates = [], dishes } of days.flatMap(({ meals }) => meals)) {
      expect(new Set(fieldsIn(plates))).toEqual(
        new Set(['eater', 'dishes', 'card', 'recipe', 'picture', 'title', 'portion']),
      )
      const own = new Set(dishes.map(({ recipe }) => recipe))
      for (const { card: key, recipe, portion } of plates.flatMap((plate) => plate.dishes)) {
        expect(isQuarter(portion)).toBe(true)
        const { shares = [], portion: shown, nutrition } = cards[key] ?? expect.fail()
        for (const share of shares) if (share.eater === other.leadId) expect(isQuarter(share.portion)).toBe(true)
        if (own.has(recipe) || seen.has(recipe)) continue
        seen.add(recipe)
        // A dish of the other alone: the figures of one serving, whatever the portion.
        expect(shown).toBe(1)
        const lone = (await other.ask('GET', routes.memberRecipe, { places: { recipe } })).json()
        expect(nutrition.energy).toBe(lone.nutrition.energy)
        apart++
      }
    }
  }
  expect(apart).toBeGreaterThan(0)
  const [mine, theirs] = [await weekOf(ann), await weekOf(ben)]
  expect(mine.targets.energy).not.toBe(theirs.targets.energy)
  for (const [who, energy] of [
    [ann, theirs.targets.energy],
    [ben, mine.targets.energy],
  ] as const)
    for (const route of [
      routes.memberWeek,
      routes.memberList,
      routes.memberHousehold,
      routes.member,
      routes.memberExport,
    ]) {
      const { body } = await who.ask('GET', route, { places: { week: 1 } })
      expect(body).not.toContain(`"energy":${energy},`)
    }
}, 120_000)

test('a list that is open again for more food of whoever cooks tells the other no moment of it', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const listOf = async () => (await ben.ask('GET', routes.memberList, { places: { week: 1 } })).json<ShoppingListView>()
  const lines = (list: ShoppingListView) => list.aisles.flatMap((aisle) => aisle.lines)
  const changedAt = server.services.now().toISOString()
  const ticks = lines(await listOf()).map(({ id }) => ({ id, ticked: true, changedAt }))
  await ben.ask('PUT', routes.memberTicks, { places: { week: 1 }, body: { ticks } })
  server.pass(60_000)
  const event = randomUUID()
  const body = { kind: 'PREGNANT_OR_BREASTFEEDING', from: dayOf(server), to: null }
  expect((await ann.ask('PUT', routes.memberLifeEvent, { places: { event }, body })).statusCode).toBe(200)
  const after = lines(await listOf())
  const open = after.filter(({ ticked }) => !ticked)
  expect(open.length).toBeGreaterThan(0)
  const justAfter = new Date(Date.parse(changedAt) + 1).toISOString()
  for (const line of open) expect([justAfter, null]).toContain(line.changedAt)
}, 120_000)

test('a pregnancy of one at the table leaves what is not safe out of her plates, and its reason unsaid', async () => {
  const ben = await newMember(server)
  const ann = await partnerOf(server, ben)
  await weekOf(ben)
  const body = { kind: 'PREGNANT_OR_BREASTFEEDING', from: dayOf(server), to: null }
  expect((await ann.ask('PUT', routes.memberLifeEvent, { places: { event: randomUUID() }, body })).statusCode).toBe(200)
  const { days } = await weekOf(ann)
  const own = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
  const isSoft = (id: string) =>
    library.some((dish) => dish.id === id && dish.steps.some((step) => step.softEggs === true))
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(isSoft)).toEqual([])
  expect(JSON.stringify(await weekOf(ben))).not.toMatch(/pregnan/i)
  expect((await ben.ask('GET', routes.memberExport)).body).not.toMatch(/pregnan/i)
}, 120_000)
