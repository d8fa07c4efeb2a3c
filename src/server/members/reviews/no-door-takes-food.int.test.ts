import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { householdIdOf, invitationOf, joinWith, partnerOf } from '#server/members/household/household.fixture.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { weekDoors } from './week-doors.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

type Door = (member: Visitor, start: number) => Promise<unknown>
type Step = readonly [string, Door]

/** Days after the start of the plan on which everything happens: the second day of the fourth week. */
const TODAY = 22
const WEEK = 4

const tell = (member: Visitor, event: Partial<LifeEventRequest>, id: string = randomUUID()) =>
  member.ask('PUT', routes.memberLifeEvent, {
    places: { event: id },
    body: { kind: 'AWAY', from: dayOf(server), to: null, ...event },
  })
const takeBack = (member: Visitor, id: string) =>
  member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
const importLog = (member: Visitor, weightOn: (day: number) => number, from = 0) =>
  member.ask('POST', routes.memberWeights, {
    body: {
      weights: Array.from({ length: TODAY + 1 - from }, (_, at) => ({
        day: dayOf(server, from + at - TODAY),
        kg: Math.round(10 * weightOn(from + at)) / 10,
      })),
      remove: [],
    },
  })
const lastOf = async (member: Visitor) =>
  (await member.ask('GET', routes.memberLastChange)).json<{ last: { id: string } | null }>().last?.id ?? null
/** A door, and then its change undone, whether or not it can be. */
function withUndo(name: string, door: Door): readonly Step[] {
  let before: string | null = null
  return [
    [
      name,
      async (member, start) => {
        before = await lastOf(member)
        await door(member, start)
      },
    ],
    [
      `${name}, undone`,
      async (member) => {
        const last = await lastOf(member)
        if (last === null || last === before) return
        await member.ask('DELETE', routes.memberChange, { places: { change: last } })
      },
    ],
  ]
}
async function send(member: Visitor, body: object): Promise<void> {
  const made = await member.ask('POST', routes.memberWeightAddress, { body: { timeZone: 'UTC' } })
  await server.post(new URL(made.json<{ address: string }>().address).pathname, body)
}
const choosing =
  (aim: 'LOSE' | 'KEEP', kg: number | null, pace: 'USUAL' | 'SLOW' = 'USUAL') =>
  (member: Visitor) =>
    member.ask('PUT', routes.memberGoal, { body: { aim, kg, pace } })
const answering = (answer: string | null) => (member: Visitor) =>
  member.ask('POST', routes.memberReviewAnswer, { body: { week: WEEK, answer } })
const meal = { week: WEEK, day: 3, meal: 1 }
const otherDish = (member: Visitor) =>
  member.ask('PUT', routes.memberMeal, { places: meal, body: { to: 'recipe', recipe: 'lunch-9' } })
const ban = (ingredient: string) => (member: Visitor) =>
  member.ask('PUT', routes.memberBanned, { places: { ingredient } })

async function otherSettings(member: Visitor, change: object) {
  const { settings } = (
    await member.ask('GET', routes.member, { query: { today: dayOf(server) } })
  ).json() as MemberView
  await member.ask('PUT', routes.memberSettings, { body: { before: settings, after: { ...settings, ...change } } })
}

const inDays = (days: number): string =>
  plusDays(server.services.now(), TODAY + days)
    .toISOString()
    .slice(0, 10)
const dates = { break: inDays(9), today: inDays(0) }
const events: Readonly<Record<string, Partial<LifeEventRequest>>> = {
  'a break': { kind: 'BREAK', to: dates.break },
  travel: { kind: 'AWAY' },
  'new scales': { kind: 'NEW_SCALE', to: dates.today },
  'a fresh start': { kind: 'RESET', to: dates.today },
  'a pause': { kind: 'PAUSED' },
  'an illness': { kind: 'ILLNESS_WITH_FEVER' },
}
const asked =
  (event: Partial<LifeEventRequest>): Door =>
  (member) =>
    tell(member, event)
/** An event told and undone, told and deleted, and told. */
function toldAndTakenBack(name: string, event: Partial<LifeEventRequest>): readonly Step[] {
  const id = randomUUID()
  return [
    ...withUndo(name, asked(event)),
    [`${name} again`, (member) => tell(member, event, id)],
    [`${name} deleted`, (member) => takeBack(member, id)],
  ]
}
/** Weights with which a review gives more. */
const lighter: Door = (member, start) => importLog(member, (day) => start - day / 5, 8)

const groups: Readonly<Record<string, readonly Step[]>> = {
  'what is told': Object.entries(events).flatMap(([name, event]) => [
    ...toldAndTakenBack(name, event),
    [`${name} that stays`, asked(event)] as const,
  ]),
  'what was told with newer weights': [
    ['lighter days', lighter],
    ...toldAndTakenBack('a break', { kind: 'BREAK', to: dates.break }),
    ['heavier days again', (member, start) => importLog(member, (day) => start + day / 20, 8)],
  ],
  'an illness told with newer weights': [
    ['lighter days', lighter],
    ...toldAndTakenBack('an illness', { kind: 'ILLNESS_WITH_FEVER' }),
  ],
  'what is eaten': [
    ...withUndo('another dish', otherDish),
    [
      'a dish cooked twice',
      (member) =>
        member.ask('PUT', routes.memberMeal, { places: meal, body: { to: 'leftovers', of: { day: 2, meal: 1 } } }),
    ],
    ...withUndo('a dish disliked', (member) =>
      member.ask('PUT', routes.memberOpinion, { places: { recipe: 'lunch-4' }, body: { opinion: 'dislike' } }),
    ),
    ...weekDoors(meal).flatMap(([name, door]) => withUndo(name, door)),
    ['a food banned', ban('food-4')],
    ...withUndo('the week planned again without a food', ban('food-9')),
    ...withUndo('other meals', (member) => otherSettings(member, { mealsADay: 4 })),
  ],
  'what is chosen and answered': [
    ...withUndo('a goal at a slow pace', choosing('LOSE', 68, 'SLOW')),
    ['a goal', choosing('LOSE', 66)],
    ...withUndo('keeping the weight', choosing('KEEP', null)),
    ...withUndo('a yes', answering('YES')),
    ['a yes again', answering('YES')],
    ['the answer withdrawn', answering(null)],
    [
      'no proposals for good',
      (member) => member.ask('PUT', routes.memberReviewSettings, { body: { keptForGood: true } }),
    ],
    ['a break', asked({ kind: 'BREAK', to: dates.break })],
    ['a goal after a break', choosing('LOSE', 66)],
  ],
  'what is weighed': [
    [
      'a heavy weight sent for this morning',
      (member, start) => send(member, { weight: start + 4, unit: 'kg', at: `${dates.today}T05:00:00Z` }),
    ],
    [
      'a heavy weight sent for a day before',
      (member, start) => send(member, { weight: start + 4, unit: 'kg', at: `${inDays(-2)}T05:00:00Z` }),
    ],
    [
      'a file of heavier days before the plan',
      (member, start) =>
        member.ask('POST', routes.memberWeights, {
          body: {
            weights: Array.from({ length: 25 }, (_, at) => ({ day: dayOf(server, -60 + at), kg: start + 5 })),
            remove: [],
          },
        }),
    ],
    [
      'a weight of tomorrow',
      (member) => member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server, 1) }, body: { kg: 110 } }),
    ],
    ['it deleted', (member) => member.ask('DELETE', routes.memberWeight, { places: { day: dayOf(server, 1) } })],
  ],
  'who sits at the table': [
    ['a partner', (member) => partnerOf(server, member)],
    [
      'a child',
      (member) =>
        member.ask('POST', routes.memberEaters, {
          body: { name: 'Kim', age: 7, appetite: 'USUAL', diets: [], restrictions: [] },
        }),
    ],
    [
      'another household',
      async (member) => {
        const host = await longMember()
        await joinWith(member, await invitationOf(host))
      },
    ],
  ],
}

type Hold = {
  readonly begins: (member: Visitor, start: number) => Promise<unknown>
  readonly stands: 'HOLD' | 'RAISE'
  /** Whether it rests on readings: whoever corrects them may take its food back. */
  readonly isRead?: true
}
const steady = (start: number) => (day: number) => start + 0.3 * Math.sin(day * 12.9898)
const holds: Readonly<Record<string, Hold>> = {
  'a pregnancy': {
    begins: async (member, start) => {
      await importLog(member, steady(start))
      await tell(member, { kind: 'PREGNANT_OR_BREASTFEEDING' })
    },
    stands: 'HOLD',
  },
  'an operation that is over': {
    begins: async (member, start) => {
      const id = randomUUID()
      await importLog(member, steady(start))
      await tell(member, { kind: 'SURGERY' }, id)
      await weekOf(member, WEEK)
      await tell(member, { kind: 'SURGERY', from: dayOf(server, -5), to: dayOf(server, -1) }, id)
    },
    stands: 'HOLD',
  },
  'a loss that is too fast': {
    begins: (member, start) => importLog(member, (day) => start * 0.975 ** (day / 7) + 0.3 * Math.sin(day * 12.9898)),
    stands: 'RAISE',
    isRead: true,
  },
  'a tenth lost': {
    begins: (member, start) => importLog(member, (day) => start * 0.94 ** (day / 7)),
    stands: 'HOLD',
    isRead: true,
  },
}

async function longMember(): Promise<Visitor> {
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  return member
}
const startOf = async (member: Visitor): Promise<number> =>
  ((await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json() as MemberView).hero.weight ??
  Number.NaN

type Case = { readonly hold: Hold; readonly doors: readonly Step[]; readonly member: Visitor }
const cases: [string, Case][] = []
for (const [cause, hold] of Object.entries(holds)) {
  for (const [group, doors] of Object.entries(groups)) {
    if (hold.isRead && group.endsWith('newer weights')) continue
    cases.push([
      `while ${cause} asks for more food, ${group} takes none of it`,
      { hold, doors, member: await longMember() },
    ])
  }
}
server.pass(TODAY * MS_PER_DAY)

const weekOf = async (member: Visitor, week: number): Promise<WeekView | null> => {
  const reply = await member.ask('GET', routes.memberWeek, { places: { week } })
  return reply.statusCode === 200 ? reply.json<WeekView>() : null
}
/** The energies of the days from today on, kcal, by week: of this one, the next, and one that nobody has opened before. */
const energiesOf = async (member: Visitor, week: number, weeks = 2) => {
  const views = []
  for (let at = 0; at < weeks; at++) views.push(await weekOf(member, week + at))
  return views.map((view) => view?.targets.energy ?? null)
}

test.each(cases)('%s', async (_, { hold: { begins, stands }, doors, member }) => {
  const start = await startOf(member)
  await energiesOf(member, WEEK)
  await begins(member, start)
  expect((await weekOf(member, WEEK))?.safety).toBe(stands)
  let before = await energiesOf(member, WEEK)
  for (const [name, door] of doors) {
    await door(member, start)
    const { currentWeek } = (
      await member.ask('GET', routes.member, { query: { today: dayOf(server) } })
    ).json() as MemberView
    const after = await energiesOf(member, currentWeek, 3)
    for (const [at, energy] of after.entries()) {
      if (energy !== null) expect(energy, name).toBeGreaterThanOrEqual(before[Math.min(at, 1)] ?? 0)
    }
    before = after.slice(0, 2)
    // The last week is as if nobody had opened it.
    await db
      .deleteFrom('plan_weeks')
      .where('household_id', '=', await householdIdOf(server, member))
      .where('week', '=', currentWeek + 2)
      .execute()
  }
})
