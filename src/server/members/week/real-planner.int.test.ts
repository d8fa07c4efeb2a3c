import { randomUUID } from 'node:crypto'
import type { TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, expect, test } from 'vitest'
import { ChangeReply, MemberView } from '#domain/api/member/member.ts'
import { FoodsReply, RecipeCard } from '#domain/api/member/recipe.ts'
import { ShoppingListView } from '#domain/api/member/shopping.ts'
import { CandidatesReply, WeekView } from '#domain/api/member/week.ts'
import { WeightsReply } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { library } from '#planner/recipes/library.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newLeadToken } from '#server/test-client.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

/** The reply, checked against its schema. */
function parsed<T extends TSchema>(schema: T, reply: { readonly statusCode: number; json(): unknown }): Type.Static<T> {
  expect(reply.statusCode).toBe(200)
  const value = reply.json()
  const check = Compile(schema)
  expect(check.Errors(value)).toEqual([])
  // The schema has just been checked.
  return value as Type.Static<T>
}

test('a member plans, swaps, shops and rules out with the whole library', async () => {
  const member = await newMember(server)
  const places = { week: 1 }
  const at = { week: 1, day: 1, meal: 2 }
  const readWeek = async () => parsed(WeekView, await member.ask('GET', routes.memberWeek, { places }))
  const { targets } = parsed(MemberView, await member.ask('GET', routes.member, { query: { today: dayOf(server) } }))
  const week = await readWeek()
  expect(week.targets).toEqual(targets)
  const energies = week.days.map(({ figures }) => figures.energy)
  for (const energy of energies) expect(Math.abs(energy / targets.energy - 1)).toBeLessThan(0.06)

  const { candidates } = parsed(CandidatesReply, await member.ask('GET', routes.memberCandidates, { places: at }))
  const [best] = candidates
  if (best === undefined) throw new Error('There is no candidate to swap with.')
  const swap = await member.ask('PUT', routes.memberMeal, { places: at, body: { to: 'recipe', recipe: best.recipe } })
  const { changes, undo: undoSwap } = parsed(ChangeReply, swap)
  expect(changes.join(' ')).toContain(`’s dinner: ${best.title}`)
  const swapped = await readWeek()
  const undo = async (change: string | null) =>
    parsed(ChangeReply, await member.ask('DELETE', routes.memberChange, { places: { change: change ?? '' } }))
  await undo(undoSwap)
  expect(await readWeek()).toEqual(week)
  await member.ask('PUT', routes.memberMeal, { places: at, body: { to: 'recipe', recipe: best.recipe } })
  expect(await readWeek()).toEqual(swapped)
  expect(swapped.days[1]?.meals[2]?.dishes[0]?.recipe).toBe(best.recipe)

  const card = parsed(RecipeCard, await member.ask('GET', routes.memberRecipe, { places: { recipe: best.recipe } }))
  expect(card.title).toBe(best.title)
  const list = parsed(ShoppingListView, await member.ask('GET', routes.memberList, { places }))
  const lines = list.aisles.flatMap((aisle) => aisle.lines)
  expect(lines.length).toBeGreaterThan(15)
  const changedAt = server.services.now().toISOString()
  const [first] = lines
  const body = { ticks: [{ id: first?.id ?? '', ticked: true, changedAt }] }
  const ticked = parsed(ShoppingListView, await member.ask('PUT', routes.memberTicks, { places, body }))
  expect(ticked.aisles[0]?.lines[0]).toMatchObject({ ticked: true, changedAt })

  const dinner = swapped.cards[swapped.days[0]?.meals[2]?.dishes[0]?.card ?? '']
  const food = dinner?.lines.find(({ optional }) => !optional)?.ingredient ?? ''
  parsed(ChangeReply, await member.ask('PUT', routes.memberBanned, { places: { ingredient: food } }))
  const without = await readWeek()
  const eaten = Object.values(without.cards).flatMap((each) => each.lines.map(({ ingredient }) => ingredient))
  expect(eaten).not.toContain(food)

  const found = parsed(FoodsReply, await member.ask('GET', routes.memberFoods, { query: { search: 'tomato' } }))
  expect(found.foods.length).toBeGreaterThan(2)
  const calendar = await member.ask('GET', routes.memberCalendar, { places })
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(21)
  const plate = await server.get(`/v3/plates/${best.picture}.svg`)
  expect([plate.statusCode, plate.headers['content-type']]).toEqual([200, 'image/svg+xml'])
})

test('more food for safety is a valid week, and the list says what it adds and opens what was bought too little of', async () => {
  const member = await newMember(server)
  const places = { week: 1 }
  const readWeek = async () => parsed(WeekView, await member.ask('GET', routes.memberWeek, { places }))
  const readList = async () => parsed(ShoppingListView, await member.ask('GET', routes.memberList, { places }))
  const linesOf = ({ aisles }: ShoppingListView) => aisles.flatMap(({ lines }) => lines)
  const before = await readWeek()
  const bought = linesOf(await readList())
  const ticks = bought.map(({ id }) => ({ id, ticked: true, changedAt: server.services.now().toISOString() }))
  await member.ask('PUT', routes.memberTicks, { places, body: { ticks } })
  server.pass(60_000)
  const event = randomUUID()
  const told = await member.ask('PUT', routes.memberLifeEvent, {
    places: { event },
    body: { kind: 'SURGERY', from: dayOf(server), to: null },
  })
  const { undo } = parsed(WeightsReply, told)
  const week = await readWeek()
  expect(week.raised).toEqual({ from: dayOf(server), before: before.targets.energy })
  for (const [day, { figures, meals }] of week.days.entries()) {
    expect(Math.abs(figures.energy / week.targets.energy - 1)).toBeLessThan(0.06)
    const recipes = meals.map(({ dishes }) => dishes[0]?.recipe)
    expect(recipes).toEqual(before.days[day]?.meals.map(({ dishes }) => dishes[0]?.recipe))
  }
  // As long as it stands, no dish to swap with leaves a day less than that, apart from rounding.
  for (const meal of [0, 1, 2]) {
    const reply = await member.ask('GET', routes.memberCandidates, { places: { week: 1, day: 2, meal } })
    for (const { day } of parsed(CandidatesReply, reply).candidates) {
      expect(day.energy).toBeGreaterThan(Math.min(week.targets.energy, week.days[2]?.figures.energy ?? 0) - 3)
    }
  }
  const lines = linesOf(await readList())
  expect(lines.filter(({ more }) => more !== undefined).length).toBeGreaterThan(10)
  for (const { more, ticked } of lines) expect(ticked).toBe(more === undefined)
  parsed(ChangeReply, await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } }))
  expect(await readWeek()).toEqual(before)
  expect(linesOf(await readList()).every(({ ticked }) => ticked)).toBe(true)
})

test('a pregnancy takes dishes out of the week whose eggs stay soft, offers none, and undone brings them back', async () => {
  const member = await newMember(server)
  const readWeek = async () => parsed(WeekView, await member.ask('GET', routes.memberWeek, { places: { week: 1 } }))
  await readWeek()
  const slots = ['BREAKFAST', 'LUNCH', 'DINNER'] as const
  const soft = library.filter(({ steps }) => steps.some((step) => step.softEggs === true))
  const put = ({ id, slots: of }: (typeof soft)[number]) => {
    const meal = slots.findIndex((slot) => of.includes(slot))
    return member.ask('PUT', routes.memberMeal, {
      places: { week: 1, day: 3, meal },
      body: { to: 'recipe', recipe: id },
    })
  }
  const offered = async (meal: number) => {
    const reply = await member.ask('GET', routes.memberCandidates, { places: { week: 1, day: 4, meal } })
    return parsed(CandidatesReply, reply).candidates.map(({ recipe }) => recipe)
  }
  let taken: (typeof soft)[number] | undefined
  for (const dish of soft) if (taken === undefined && (await put(dish)).statusCode === 200) taken = dish
  if (taken === undefined) throw new Error('No dish with soft eggs fits.')
  const before = await readWeek()
  const served = ({ days }: WeekView) =>
    days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map((dish) => dish.recipe)))
  expect(served(before)).toContain(taken.id)
  const told = await member.ask('PUT', routes.memberLifeEvent, {
    places: { event: randomUUID() },
    body: { kind: 'PREGNANT_OR_BREASTFEEDING', from: dayOf(server), to: null },
  })
  const { undo, changes } = parsed(WeightsReply, told)
  expect(changes?.join(' ')).toMatch(/leave out what isn.t safe in pregnancy/)
  const eaten = new Set([
    ...served(await readWeek()),
    ...(await offered(0)),
    ...(await offered(1)),
    ...(await offered(2)),
  ])
  expect(soft.filter(({ id }) => eaten.has(id))).toEqual([])
  expect((await put(taken)).statusCode).toBe(409)
  const settings = parsed(MemberView, await member.ask('GET', routes.member, { query: { today: dayOf(server) } }))
  expect(settings.banned).toEqual([])
  parsed(ChangeReply, await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } }))
  expect(await readWeek()).toEqual(before)
})

test('a disliked dish leaves the week', async () => {
  const member = await newMember(server)
  const planned = parsed(WeekView, await member.ask('GET', routes.memberWeek, { places: { week: 1 } }))
  const recipe = planned.days[0]?.meals[0]?.dishes[0]?.recipe ?? ''
  const opinion = (word: string) =>
    member.ask('PUT', routes.memberOpinion, { places: { recipe }, body: { opinion: word } })
  expect(parsed(ChangeReply, await opinion('favourite')).changes).toEqual([])
  const { changes, undo } = parsed(ChangeReply, await opinion('dislike'))
  expect(changes.length).toBeGreaterThan(0)
  const after = parsed(WeekView, await member.ask('GET', routes.memberWeek, { places: { week: 1 } }))
  expect(Object.keys(after.cards).some((card) => after.cards[card]?.recipe === recipe)).toBe(false)
  parsed(ChangeReply, await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } }))
  expect(parsed(WeekView, await member.ask('GET', routes.memberWeek, { places: { week: 1 } }))).toEqual(planned)
})

test('the first day of somebody who has not bought is planned and said in the language of their page', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  for (const [language, said, other] of [
    ['es-MX', /\b(?:el|la|los|las)\b/, /\bthe\b/],
    ['en-US', /\bthe\b/, /\b(?:los|las)\b/],
  ] as const) {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const { cards } = parsed(WeekView, await server.get(filled(routes.memberWeek, { week: 1 }), headers))
    const steps = Object.values(cards).map((card) => card.steps.map(({ text }) => text).join(' '))
    expect(steps.length).toBeGreaterThan(1)
    for (const text of steps) {
      expect(text).toMatch(said)
      expect(text).not.toMatch(other)
    }
  }
})
