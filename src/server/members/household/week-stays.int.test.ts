import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { householdIdOf, invitationOf, joinWith } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const today = () => dayOf(server)

const openWeek = async (who: Visitor, week: number) => who.ask('GET', routes.memberWeek, { places: { week } })
const weekOf = async (who: Visitor, week: number): Promise<WeekView> => (await openWeek(who, week)).json()

/** A member whose plan began some days ago, with its weeks so far. */
async function memberSince(days: number): Promise<Visitor> {
  const member = await newMember(server)
  await openWeek(member, 1)
  const household = await householdIdOf(server, member)
  await db
    .updateTable('households')
    .set({ starts_on: dayOf(server, -days) })
    .where('id', '=', household)
    .execute()
  await db
    .updateTable('household_eaters')
    .set({ joined_at: plusDays(server.services.now(), -days - 1) })
    .where('household_id', '=', household)
    .execute()
  for (let week = 1; week <= Math.floor(days / 7) + 1; week++) await openWeek(member, week)
  return member
}

/** Two who have eaten together since the plan began. */
async function coupleSince(days: number): Promise<readonly [Visitor, Visitor]> {
  const [ann, ben] = [await newMember(server), await newMember(server)]
  await joinWith(ben, await invitationOf(ann))
  const household = await householdIdOf(server, ann)
  await db
    .updateTable('households')
    .set({ starts_on: dayOf(server, -days) })
    .where('id', '=', household)
    .execute()
  await db
    .updateTable('household_eaters')
    .set({ joined_at: plusDays(server.services.now(), -days - 1) })
    .where('household_id', '=', household)
    .execute()
  for (let week = 1; week <= Math.floor(days / 7) + 1; week++) await openWeek(ann, week)
  return [ann, ben]
}

type Dish = { readonly recipe: string; readonly portion: number }
type Plan = { readonly days: readonly { readonly meals: readonly { readonly dishes: readonly Dish[] }[] }[] }
type Copy = {
  readonly settings: { readonly startsOn: string }
  readonly weeks: readonly { readonly week: number; readonly plan: Plan }[]
  readonly keptWeeks: readonly { readonly startsOn: string; readonly plan: Plan }[]
}

const textOf = ({ meals }: Plan['days'][number]): string =>
  JSON.stringify(meals.map(({ dishes }) => dishes.map(({ recipe, portion }) => [recipe, portion])))

/** What a person has stored of each past day: by date, the dishes in portions; a day may be in two weeks. */
async function pastOf(who: Visitor): Promise<ReadonlySet<string>> {
  const reply = await who.ask('GET', routes.memberExport)
  const [copy] = reply.json<{ leads: Copy[] }>().leads
  if (copy === undefined) throw new Error(reply.body)
  const weeks = [
    ...copy.weeks.map(({ week, plan }) => ({ startsOn: addDays(copy.settings.startsOn, 7 * (week - 1)), plan })),
    ...copy.keptWeeks,
  ]
  return new Set(
    weeks.flatMap(({ startsOn, plan }) =>
      plan.days.flatMap((day, at) => {
        const date = addDays(startsOn, at)
        return date < today() ? [`${date} ${textOf(day)}`] : []
      }),
    ),
  )
}

const child = { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: ['GLUTEN'] }
const kinds = ['join', 'leave', 'remove', 'child'] as const
const move = fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat(2), whom: fc.nat(2) })

async function act(kind: (typeof kinds)[number], one: Visitor, other: Visitor): Promise<number> {
  if (kind === 'join') return (await joinWith(one, await invitationOf(other))).statusCode
  if (kind === 'leave') return (await one.ask('POST', routes.memberLeave)).statusCode
  if (kind === 'child') return (await one.ask('POST', routes.memberEaters, { body: child })).statusCode
  return (await one.ask('DELETE', routes.memberEater, { places: { eater: other.leadId } })).statusCode
}

test('whoever joins, leaves or is removed in whatever order, every day that is past stays as it was for each of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 4 }), async (moves) => {
      const people = [...(await coupleSince(9)), await memberSince(15)] as const
      const before = await Promise.all(people.map(pastOf))
      expect(before.map(({ size }) => size)).toEqual([9, 9, 15])
      const partings = [0, 1].map((who) => ({ kind: 'leave', who, whom: 2 }) as const)
      for (const { kind, who, whom } of [...moves, ...partings]) {
        const [one, other] = [people[who], people[whom]]
        if (one === undefined || other === undefined) continue
        expect([200, 204, 403, 404, 409]).toContain(await act(kind, one, other))
        for (const [at, person] of people.entries()) {
          const view = (await person.ask('GET', routes.member, { query: { today: today() } })).json()
          expect((await openWeek(person, view.currentWeek)).statusCode).toBe(200)
          const now = await pastOf(person)
          expect([...(before[at] ?? [])].filter((day) => !now.has(day))).toEqual([])
          const weeks = JSON.stringify((await person.ask('GET', routes.memberExport)).json().leads[0].weeks)
          for (const each of people) if (each !== person) expect(weeks).not.toContain(each.leadId)
        }
      }
    }),
    { numRuns: 2, seed: 27 },
  )
}, 120_000)

test('whoever comes during a week has plates from that day on, and the dishes of the others stay', async () => {
  const [ann, ben] = [await memberSince(9), await memberSince(9)]
  const [first, before] = [await weekOf(ann, 1), await weekOf(ann, 2)]
  const bens = await weekOf(ben, 1)
  await joinWith(ben, await invitationOf(ann))
  const [mine, theirs] = [await weekOf(ann, 2), await weekOf(ben, 2)]
  expect(theirs.days.map(({ meals }) => meals.length > 0)).toEqual([false, false, true, true, true, true, true])
  const dishes = ({ days }: WeekView) => days.map(({ meals }) => meals.map((meal) => meal.dishes))
  expect(dishes(mine)).toEqual(dishes(before))
  expect(mine.days.map(({ meals }) => meals[0]?.plates?.length ?? 0)).toEqual([0, 0, 1, 1, 1, 1, 1])
  expect(await weekOf(ann, 1)).toEqual(first)
  // Ben's own week of before is found by its date.
  expect(dishes(await weekOf(ben, 1))).toEqual(dishes(bens))
})

test('after whoever cooked is deleted, those who stay have their days as they were, and nothing of theirs is left', async () => {
  const ann = await memberSince(9)
  const ben = await memberSince(9)
  await joinWith(ben, await invitationOf(ann))
  const household = await householdIdOf(server, ann)
  const before = await weekOf(ben, 2)
  expect((await ann.ask('DELETE', routes.member)).statusCode).toBe(204)
  const after = await weekOf(ben, 2)
  const dishes = ({ days }: WeekView) => days.map(({ meals }) => meals.map((meal) => meal.dishes))
  expect(dishes(after)).toEqual(dishes(before))
  const rows = await db
    .selectFrom('plan_weeks')
    .select(['request', 'plan'])
    .where('household_id', '=', household)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(ann.leadId)
})
