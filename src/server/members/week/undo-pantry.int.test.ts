import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ChangeReply } from '#domain/api/member/member.ts'
import type { PantryCorrection, PantryView } from '#domain/api/member/pantry.ts'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })
const { db, now } = server.services

const places = { week: 1 }
const DAYS = 7
const RUNS = 4

const stored = ({ leadId }: Visitor) =>
  db.selectFrom('plan_weeks').select(['request', 'plan']).where('household_id', '=', leadId).executeTakeFirstOrThrow()
const pantry = async (who: Visitor) => (await who.ask('GET', routes.memberPantry)).json<PantryView>()
const correctionId = (number: number) => `0190a1b2-c3d4-4e5f-8a9b-${`${number}`.padStart(12, '0')}`

/** Ticks every line of the list, so that the pantry has what the week leaves. */
async function buyAll(who: Visitor): Promise<void> {
  const { aisles } = (await who.ask('GET', routes.memberList, { places })).json<ShoppingListView>()
  const changedAt = now().toISOString()
  const ticks = aisles.flatMap(({ lines }) => lines.map(({ id }) => ({ id, ticked: true, changedAt })))
  const reply = await who.ask('PUT', routes.memberTicks, { places, body: { ticks } })
  expect(reply.statusCode).toBe(200)
}

const day = fc.integer({ min: 1, max: DAYS - 1 })
const meal = fc.integer({ min: 0, max: 2 })
const at = fc.record({ day, meal })
const mealAct = (body: fc.Arbitrary<object>) => fc.record({ kind: fc.constant('meal' as const), at, body })
const said = (correction: fc.Arbitrary<PantryCorrection>) =>
  fc.record({ kind: fc.constant('said' as const), correction })
const food = fc.constantFrom('onion', 'carrot', 'oats', 'red-lentils', 'greek-yogurt-0')
const acts = fc.oneof(
  mealAct(fc.constant({ to: 'lock', locked: true })),
  mealAct(fc.constantFrom({ to: 'away', kcal: 0 }, { to: 'away', kcal: 700 })),
  mealAct(fc.integer({ min: 1, max: 4 }).map((guests) => ({ to: 'guests', guests }))),
  mealAct(at.map((other) => ({ to: 'place', ...other }))),
  fc.record({ kind: fc.constant('swap' as const), at }),
  fc.record({ kind: fc.constant('anew' as const), body: fc.oneof(fc.constant({}), fc.record({ day }), at) }),
  said(food.map((id) => ({ kind: 'HAVE', foods: [{ food: id, grams: 400 }] }))),
  said(food.map((id) => ({ kind: 'GONE', food: id }))),
  said(meal.map((number) => ({ kind: 'NOT_COOKED', week: 1, day: 0, meal: number }))),
)
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never

/** Does something; returns how it is taken back, or null if it was refused or changed nothing. */
async function done(who: Visitor, act: Act, number: number): Promise<(() => Promise<number>) | null> {
  if (act.kind === 'said') {
    const correction = { places: { correction: correctionId(number) } }
    const reply = await who.ask('PUT', routes.memberPantryCorrection, { ...correction, body: act.correction })
    if (reply.statusCode !== 200) return null
    return async () => (await who.ask('DELETE', routes.memberPantryCorrection, correction)).statusCode
  }
  const reply = await changed(who, act)
  if (reply === null || reply.statusCode >= 500) throw new Error(`${JSON.stringify(act)}: ${reply?.body}`)
  const { undo = null } = reply.json<Partial<ChangeReply>>()
  if (undo === null) return null
  return async () => (await who.ask('DELETE', routes.memberChange, { places: { change: undo } })).statusCode
}

async function changed(who: Visitor, act: Exclude<Act, { kind: 'said' }>) {
  if (act.kind === 'anew') return who.ask('POST', routes.memberAnew, { places, body: act.body })
  const place = { places: { ...places, ...act.at } }
  if (act.kind === 'meal') return who.ask('PUT', routes.memberMeal, { ...place, body: act.body })
  const offered = await who.ask('GET', routes.memberCandidates, place)
  const [best] = offered.statusCode === 200 ? offered.json().candidates : []
  const body = { to: 'recipe', recipe: best?.recipe ?? 'none' }
  return who.ask('PUT', routes.memberMeal, { ...place, body })
}

test('whatever is done with a week and said about the pantry, undoing it brings both back', async () => {
  const ann = await newMember(server)
  const { days } = (await ann.ask('GET', routes.memberWeek, { places })).json<WeekView>()
  expect(days).toHaveLength(DAYS)
  await buyAll(ann)
  const before = { week: await stored(ann), pantry: await pantry(ann) }
  expect(before.pantry.foods.length).toBeGreaterThan(5)
  let number = 0
  let undone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 6 }), async (some) => {
      const back: (() => Promise<number>)[] = []
      for (const act of some) {
        const takeBack = await done(ann, act, ++number)
        if (takeBack !== null) back.push(takeBack)
      }
      for (const takeBack of back.toReversed()) expect(await takeBack()).toBe(200)
      undone += back.length
      expect({ week: await stored(ann), pantry: await pantry(ann) }).toEqual(before)
    }),
    { numRuns: RUNS, seed: 30, endOnFailure: true },
  )
  // Not everything that is tried is refused.
  expect(undone).toBeGreaterThan(2 * RUNS)
}, 60_000)
