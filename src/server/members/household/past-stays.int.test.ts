import { afterAll, expect, test } from 'vitest'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { CandidatesReply, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { plusDays } from '#domain/time.ts'
import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { refusal } from '#planner/validate-week/food-rules.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { householdIdOf, partnerOf } from './household.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })
const { db } = server.services

const weekOf = async (who: Visitor): Promise<WeekView> =>
  (await who.ask('GET', routes.memberWeek, { places: { week: 1 } })).json()
const child = { name: 'Kim', age: 8, appetite: 'USUAL', diets: [], restrictions: [] }

/** Ann, Ben and their child on the fourth day of their first week. */
async function family() {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const { eaters } = (await ann.ask('POST', routes.memberEaters, { body: child })).json()
  const kim: string = eaters.find(({ kind }: { kind: string }) => kind === 'child').id
  const household = await householdIdOf(server, ann)
  await db
    .updateTable('households')
    .set({ starts_on: dayOf(server, -3) })
    .where('id', '=', household)
    .execute()
  await db
    .updateTable('household_eaters')
    .set({ joined_at: plusDays(server.services.now(), -4) })
    .where('household_id', '=', household)
    .execute()
  return { ann, ben, kim, before: [await weekOf(ann), await weekOf(ben)] as const }
}

/** What everybody has on their plate on a day, as one of them sees it. */
const platesOn = ({ days }: WeekView, day: number) =>
  days[day]?.meals.map(({ slot, dishes, plates = [] }) => ({
    slot,
    dishes: dishes.map(({ recipe, portion }) => ({ recipe, portion })),
    plates: plates.map(({ eater, dishes: theirs }) => ({ eater, recipes: theirs.map(({ recipe }) => recipe) })),
  }))
const recipesFrom = ({ days }: WeekView, day: number) =>
  days.slice(day).flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))

test('a dislike by either of them changes no day that is past, for nobody', async () => {
  const { ann, ben, before } = await family()
  const [past, ahead] = [before[0].days[1], before[0].days[5]].map((day) => day?.meals[1]?.dishes[0]?.recipe ?? '')
  for (const [who, recipe] of [
    [ben, past],
    [ann, ahead],
  ] as const) {
    const reply = await who.ask('PUT', routes.memberOpinion, {
      places: { recipe: recipe ?? '' },
      body: { opinion: 'dislike' },
    })
    expect(reply.statusCode).toBe(200)
  }
  const after = [await weekOf(ann), await weekOf(ben)] as const
  for (const [at, week] of after.entries())
    for (const day of [0, 1, 2]) expect(platesOn(week, day)).toEqual(platesOn(before[at] ?? week, day))
  for (const week of after) expect(recipesFrom(week, 4)).not.toContain(ahead)
}, 120_000)

test('other settings of whoever cooks plan the days ahead again: what is past or eaten stays on every plate', async () => {
  const { ann, ben, before } = await family()
  const changedAt = server.services.now().toISOString()
  const dishes = before[1].days[3]?.meals[0]?.dishes.map(({ recipe, portion }) => ({ recipe, portion }))
  const eaten = { kind: 'meal', place: { week: 1, day: 3, meal: 0 }, times: 1, dishes }
  const record = { kind: 'entry', day: dayOf(server), eaten }
  const written = await ben.ask('PUT', routes.memberDiary, {
    body: { changes: [{ id: 'meal-1-3-0', changedAt, record }] },
  })
  expect(written.statusCode).toBe(200)
  const { settings } = (await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })).json<{
    settings: MemberSettings
  }>()
  const body = { before: settings, after: { ...settings, diets: ['VEGAN'] } }
  expect((await ann.ask('PUT', routes.memberSettings, { body })).statusCode).toBe(200)
  const after = [await weekOf(ann), await weekOf(ben)] as const
  for (const [at, week] of after.entries()) {
    for (const day of [0, 1, 2]) expect(platesOn(week, day)).toEqual(platesOn(before[at] ?? week, day))
    expect(platesOn(week, 3)?.[0]).toEqual(platesOn(before[at] ?? week, 3)?.[0])
  }
  const [mine] = after
  for (const { meals } of mine.days.slice(4))
    for (const { card } of meals.flatMap((meal) => meal.dishes))
      for (const { ingredient: id } of mine.cards[card]?.lines ?? [])
        expect(isIngredientId(id) ? refusal(ingredient(id), ['VEGAN']) : 'unknown').toBeNull()
  // What was eaten and is not vegan is shown, but not to be cooked again.
  const cardsOf = (from: number, to: number) =>
    mine.days
      .slice(from, to)
      .flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes.map(({ card }) => mine.cards[card])))
  expect(cardsOf(0, 3).some((card) => card?.outdated === true)).toBe(true)
  expect(cardsOf(4, 7).some((card) => card?.outdated === true)).toBe(false)
  // The week can be changed as any other.
  const offered = await Promise.all(
    [4, 5, 6].map((day) => ann.ask('GET', routes.memberCandidates, { places: { week: 1, day, meal: 1 } })),
  )
  expect(offered.flatMap((reply) => reply.json<CandidatesReply>().candidates).length).toBeGreaterThan(0)
}, 120_000)

test('what may be on the stove is on nobody’s plate who must not get it since today', async () => {
  const { ann, kim, before } = await family()
  const places = { eater: kim }
  await ann.ask('PUT', routes.memberEater, { places, body: { ...child, restrictions: ['GLUTEN'] } })
  const after = await weekOf(ann)
  const [week] = before
  for (const day of [0, 1, 2]) expect(platesOn(after, day)).toEqual(platesOn(week, day))
  const hadGluten = (card: string) =>
    week.cards[card]?.lines.some(
      ({ ingredient: id }) => isIngredientId(id) && refusal(ingredient(id), ['GLUTEN']) !== null,
    ) === true
  const unsafe = week.days[3]?.meals.map(({ plates = [] }) =>
    plates.filter(({ eater }) => eater === kim).flatMap(({ dishes }) => dishes.filter(({ card }) => hadGluten(card))),
  )
  const now = after.days[3]?.meals.map(({ plates = [] }) =>
    plates.filter(({ eater }) => eater === kim).flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)),
  )
  expect(now?.every((recipes) => recipes.length > 0)).toBe(true)
  for (const [meal, dishes] of (unsafe ?? []).entries())
    for (const { recipe } of dishes) expect(now?.[meal]).not.toContain(recipe)
}, 120_000)
