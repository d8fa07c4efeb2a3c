import { afterAll, expect, test } from 'vitest'
import type { ChangeReply, MemberView } from '#domain/api/member/member.ts'
import type { ShoppingListView } from '#domain/api/member/shopping.ts'
import type { CandidatesReply, MovesReply, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const plannerPool = createPlannerPool()
afterAll(plannerPool.close)
const server = await testApp({ plannerPool })

const places = { week: 1 }
type Place = { readonly day: number; readonly meal: number }
const weekOf = async (who: Visitor) => (await who.ask('GET', routes.memberWeek, { places })).json<WeekView>()
const listOf = async (who: Visitor) => (await who.ask('GET', routes.memberList, { places })).json<ShoppingListView>()
const change = (who: Visitor, at: Place, body: object) =>
  who.ask('PUT', routes.memberMeal, { places: { ...places, ...at }, body })
const anew = (who: Visitor, body: object, query = {}) => who.ask('POST', routes.memberAnew, { places, body, query })
const undo = (who: Visitor, reply: { json: () => unknown }) =>
  who.ask('DELETE', routes.memberChange, { places: { change: (reply.json() as ChangeReply).undo ?? '' } })
const mainAt = ({ days }: WeekView, { day, meal }: Place) => days[day]?.meals[meal]?.dishes[0]?.recipe
const dinner = ({ days }: WeekView, day: number): Place => ({
  day,
  meal: days[day]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? -1,
})
const isInBand = ({ days, targets }: WeekView) =>
  days.every(({ figures }) => Math.abs(figures.energy / targets.energy - 1) < 0.06)

test('a locked meal stays while its day and its week are planned anew, and through other settings', async () => {
  const ann = await newMember(server)
  const before = await weekOf(ann)
  const at = dinner(before, 3)
  expect((await change(ann, at, { to: 'lock', locked: true })).statusCode).toBe(200)
  expect((await weekOf(ann)).days[3]?.meals[at.meal]?.locked).toBe(true)
  const day = await anew(ann, { day: 3 })
  expect(day.json<ChangeReply>().changes.length).toBeGreaterThan(0)
  const after = await weekOf(ann)
  expect(mainAt(after, at)).toBe(mainAt(before, at))
  expect(mainAt(after, { day: 3, meal: 0 })).not.toBe(mainAt(before, { day: 3, meal: 0 }))
  expect(isInBand(after)).toBe(true)
  expect((await undo(ann, day)).statusCode).toBe(200)
  expect((await weekOf(ann)).days.map(({ meals }) => meals)).toEqual(
    before.days.map(({ meals }, index) =>
      index === 3 ? meals.map((meal, place) => (place === at.meal ? { ...meal, locked: true } : meal)) : meals,
    ),
  )
  expect((await anew(ann, {})).statusCode).toBe(200)
  expect(mainAt(await weekOf(ann), at)).toBe(mainAt(before, at))
  const { settings } = (await ann.ask('GET', routes.member, { query: { today: dayOf(server) } })).json<MemberView>()
  await ann.ask('PUT', routes.memberSettings, {
    body: { before: settings, after: { ...settings, mealsADay: settings.mealsADay, variety: 'SIMPLE' } },
  })
  const settled = await weekOf(ann)
  expect(mainAt(settled, at)).toBe(mainAt(before, at))
  expect(settled.days[3]?.meals[at.meal]?.locked).toBe(true)
  expect(refusalIn(await anew(ann, at))).toEqual([409, 'NOTHING_ANEW'])
}, 60_000)

test('what is past is neither moved nor planned anew', async () => {
  const ann = await newMember(server)
  const before = await weekOf(ann)
  const query = { today: dayOf(server, 1) }
  const yesterday = dinner(before, 0)
  const moved = await ann.ask('PUT', routes.memberMeal, {
    ...{ places: { ...places, ...dinner(before, 2) }, query },
    body: { to: 'place', ...yesterday },
  })
  expect(refusalIn(moved)).toEqual([409, 'MEAL_PAST'])
  expect(refusalIn(await anew(ann, yesterday, query))).toEqual([409, 'MEAL_PAST'])
  expect(refusalIn(await anew(ann, { day: 0 }, query))).toEqual([409, 'NOTHING_ANEW'])
  expect((await anew(ann, {}, query)).statusCode).toBe(200)
  expect((await weekOf(ann)).days[0]?.meals.map(({ dishes }) => dishes)).toEqual(
    before.days[0]?.meals.map(({ dishes }) => dishes),
  )
}, 60_000)

test('meals for which all is bought stay when the rest of the week is planned anew', async () => {
  const ann = await newMember(server)
  const before = await weekOf(ann)
  const { aisles } = await listOf(ann)
  const changedAt = server.services.now().toISOString()
  const ticks = aisles.flatMap(({ lines }) => lines.map(({ id }) => ({ id, ticked: true, changedAt })))
  await ann.ask('PUT', routes.memberTicks, { places, body: { ticks } })
  const reply = await anew(ann, {})
  if (reply.statusCode === 409) return expect(refusalIn(reply)).toEqual([409, 'NOTHING_ANEW'])
  const dinners = (week: WeekView) => week.days.map((_, day) => mainAt(week, dinner(week, day)))
  expect(dinners(await weekOf(ann))).toEqual(dinners(before))
}, 60_000)

/** A dinner that can change places with a meal of another day. Of some dinners of a table every exchange breaks a rule. */
async function anyMove(member: Visitor, week: WeekView) {
  for (const day of week.days.keys()) {
    const from = dinner(week, day)
    const asked = await member.ask('GET', routes.memberMoves, { places: { ...places, ...from } })
    const to = asked.json<MovesReply>().moves.find((move) => move.day !== from.day)
    if (to !== undefined) return { from, to }
  }
  return null
}

test.each(['somebody alone', 'a couple'])(
  'a meal changes places with another, and the list follows: %s',
  async (who) => {
    const ann = await newMember(server)
    const others = who === 'a couple' ? [await partnerOf(server, ann)] : []
    const everybody = [ann, ...others]
    const before = await Promise.all(everybody.map(weekOf))
    const [mine] = before
    if (mine === undefined) return expect.fail()
    const found = await anyMove(ann, mine)
    const { from, to } = found ?? expect.fail('nowhere to go')
    const reply = await change(others[0] ?? ann, from, { to: 'place', day: to.day, meal: to.meal })
    expect(reply.statusCode).toBe(200)
    const after = await Promise.all(everybody.map(weekOf))
    for (const [seat, week] of after.entries()) {
      expect(isInBand(week)).toBe(true)
      if (seat === 0) {
        expect(mainAt(week, to)).toBe(mainAt(mine, from))
        expect(mainAt(week, from)).toBe(mainAt(mine, to))
        for (const { day, figures } of to.days) expect(week.days[day]?.figures).toEqual(figures)
      }
    }
    expect((await undo(others[0] ?? ann, reply)).statusCode).toBe(200)
    expect(await Promise.all(everybody.map(weekOf))).toEqual(before)
    const elsewhere = await change(ann, from, { to: 'place', day: 2, meal: 0 })
    expect(refusalIn(elsewhere)).toEqual([409, 'MOVE_IMPOSSIBLE'])
  },
  60_000,
)

test('every swap says what the list gains, and the list has it then', async () => {
  const ann = await newMember(server)
  const at = dinner(await weekOf(ann), 2)
  const bought = async () =>
    (await listOf(ann)).aisles.flatMap(({ lines }) => lines.filter(({ buy, staple }) => buy !== '' && !staple))
  const before = new Set((await bought()).map(({ id }) => id))
  const { candidates } = (
    await ann.ask('GET', routes.memberCandidates, { places: { ...places, ...at } })
  ).json<CandidatesReply>()
  const [best] = candidates
  if (best?.list === undefined) return expect.fail('no candidate says what it needs')
  await change(ann, at, { to: 'recipe', recipe: best.recipe })
  const after = await bought()
  for (const { name } of after.filter(({ id }) => !before.has(id))) expect(best.list.more).toContain(name)
  for (const name of best.list.less) expect(after.map((line) => line.name)).not.toContain(name)
}, 60_000)

test('whatever is done with a week can be undone, and it is stored exactly as before', async () => {
  const ann = await newMember(server)
  const before = await weekOf(ann)
  const at = dinner(before, 2)
  const stored = async () =>
    (await server.services.db.selectFrom('plan_weeks').select(['week', 'request', 'plan']).execute()).filter(
      ({ request }) => (request as { readonly person: string }).person === ann.leadId,
    )
  const was = await stored()
  const doors = [
    () => change(ann, at, { to: 'lock', locked: true }),
    () => change(ann, at, { to: 'place', ...dinner(before, 4) }),
    () => change(ann, at, { to: 'away', kcal: 800 }),
    () => change(ann, { day: 4, meal: 0 }, { to: 'away', kcal: 0 }),
    () => anew(ann, at),
    () => anew(ann, { day: 5 }),
    () => anew(ann, {}),
  ]
  for (const door of doors) {
    const reply = await door()
    if (reply.statusCode !== 200) continue
    expect(await stored()).not.toEqual(was)
    expect((await undo(ann, reply)).statusCode).toBe(200)
    expect(await stored()).toEqual(was)
  }
}, 60_000)

test('a meal is eaten out: its day adds up, the list and the calendar are without it, and others eat at home', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  const before = await weekOf(ann)
  const at = dinner(before, 3)
  const his = await weekOf(ben)
  const bought = JSON.stringify((await listOf(ann)).aisles)
  const only = await change(ann, at, { to: 'away', kcal: 650, for: 'me' })
  expect(only.statusCode).toBe(200)
  const after = await weekOf(ann)
  expect(after.days[3]?.meals[at.meal]).toMatchObject({ away: 650, dishes: [], figures: { energy: 650 } })
  expect(isInBand(after)).toBe(true)
  const hisDay = (await weekOf(ben)).days[3]
  expect(hisDay?.meals[at.meal]?.dishes).toEqual(his.days[3]?.meals[at.meal]?.dishes)
  expect(hisDay?.meals[at.meal]?.plates?.some(({ eater }) => eater === ann.leadId)).toBe(false)
  expect(JSON.stringify((await listOf(ann)).aisles)).not.toBe(bought)
  expect((await change(ann, at, { to: 'home' })).statusCode).toBe(200)
  expect(mainAt(await weekOf(ann), at)).toBe(mainAt(before, at))
  // On some days what is left would be too little for one of the two, and is refused.
  let [out, all] = [at, await change(ben, at, { to: 'away', kcal: 700 })]
  for (const day of before.days.keys()) {
    if (all.statusCode === 200) break
    expect(refusalIn(all)).toEqual([409, 'AWAY_TOO_LITTLE'])
    out = dinner(before, day)
    all = await change(ben, out, { to: 'away', kcal: 700 })
  }
  expect(all.statusCode).toBe(200)
  const [hers, ofHis] = [await weekOf(ann), await weekOf(ben)]
  expect(ofHis.days[out.day]?.meals[out.meal]?.away).toBe(700)
  expect(hers.days[out.day]?.meals[out.meal]?.away).toBeGreaterThan(100)
  const { body } = await ann.ask('GET', routes.memberCalendar, { places })
  expect(body.match(/BEGIN:VEVENT/g)?.length).toBe(hers.days.flatMap(({ meals }) => meals).length - 1)
  expect((await undo(ben, all)).statusCode).toBe(200)
  expect(mainAt(await weekOf(ann), out)).toBe(mainAt(before, out))
  const yesterday = await ann.ask('PUT', routes.memberMeal, {
    ...{ places: { ...places, day: 0, meal: 0 }, query: { today: dayOf(server, 1) } },
    body: { to: 'away', kcal: 0 },
  })
  expect(refusalIn(yesterday)).toEqual([409, 'MEAL_PAST'])
  expect(refusalIn(await change(ann, at, { to: 'away', kcal: 3001 }))[0]).toBe(422)
}, 60_000)
