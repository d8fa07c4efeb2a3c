import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

const tell = (member: Visitor, event: Partial<LifeEventRequest>, id = randomUUID()) =>
  member.ask('PUT', routes.memberLifeEvent, {
    places: { event: id },
    body: { kind: 'AWAY', from: dayOf(server), to: null, ...event },
  })
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest
const energyOf = async (member: Visitor, week: number) =>
  ((await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView).targets.energy

test('a life event is stored, changed, exported and deleted', async () => {
  const member = await newMember(server)
  const id = randomUUID()
  const day = dayOf(server)
  const reply = (await tell(member, { kind: 'NEW_SCALE', to: day }, id)).json() as WeightsReply
  expect(reply.events).toEqual([{ id, kind: 'NEW_SCALE', from: day, to: day }])
  const changed = (await tell(member, { from: dayOf(server, -3), to: day }, id)).json() as WeightsReply
  expect(changed.events).toEqual([{ id, kind: 'AWAY', from: dayOf(server, -3), to: day }])
  const [file] = (await member.ask('GET', routes.memberExport)).json().leads as { lifeEvents: readonly object[] }[]
  expect(file?.lifeEvents).toMatchObject([{ kind: 'AWAY', startsOn: dayOf(server, -3), endsOn: day }])
  const gone = await member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
  expect((gone.json() as WeightsReply).events).toEqual([])
})

test.each([
  [{ from: '2020-01-01' }, 'LIFE_EVENT_INVALID'],
  [{ to: dayOf(server, -1) }, 'LIFE_EVENT_INVALID'],
  [{ kind: 'RESET' }, 'LIFE_EVENT_INVALID'],
  [{ from: '2026-02-31' }, 'LIFE_EVENT_INVALID'],
  [{ kind: 'HOLIDAY' }, 'INPUT_INVALID'],
] as const)('%j is refused', async (event, code) => {
  const member = await newMember(server)
  expect(refusalIn(await tell(member, event as Partial<LifeEventRequest>))[1]).toBe(code)
})

test('during a pregnancy the log shows the weight up to today, and nothing ahead', async () => {
  const member = await newMember(server)
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 80 } })
  const id = randomUUID()
  const lastOf = ({ learnt }: WeightsReply) => (learnt?.course.at(-1)?.day ?? Number.NaN) - (learnt?.today ?? 0)
  expect(lastOf((await tell(member, { kind: 'ILLNESS_WITH_FEVER' }, id)).json())).toBeGreaterThan(300)
  expect(lastOf((await tell(member, { kind: 'PREGNANT_OR_BREASTFEEDING' }, id)).json())).toBe(0)
})

test('a hold stays when its matter is deleted a day later, and the next review asks whether to continue', async () => {
  const member = await newMember(server)
  const planned = await energyOf(member, 1)
  expect(await latestOf(member)).toBeNull()
  const id = randomUUID()
  await tell(member, { kind: 'PREGNANT_OR_BREASTFEEDING' }, id)
  const held = await latestOf(member)
  expect(held?.decision).toMatchObject({ kind: 'HOLD', reason: 'PREGNANT_OR_BREASTFEEDING' })
  expect(held?.now).toBeGreaterThan(planned + 200)
  expect([held?.from, held?.before]).toEqual([dayOf(server), planned])
  server.pass(MS_PER_DAY)
  // Yesterday was lived with more food, so nothing is taken away again.
  await member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
  expect((await latestOf(member))?.decision.kind).toBe('HOLD')
  expect([await energyOf(member, 1), await energyOf(member, 2)]).toEqual([held?.now, held?.now])
  // The next review proposes to restart, even though no weight was ever logged.
  server.pass(6 * MS_PER_DAY)
  const again = await latestOf(member)
  expect(again).toMatchObject({ decision: { kind: 'PROPOSE', change: 'RESTART' }, before: held?.now, readings: 0 })
  await member.ask('POST', routes.memberReviewAnswer, { body: { week: again?.week, answer: 'YES' } })
  expect(await energyOf(member, 2)).toBe(held?.now)
  // Down in steps of 150 kcal at most.
  expect(await energyOf(member, 3)).toBe((held?.now ?? 0) - 150)
})

test('a member who keeps a weight is reviewed, and gets more energy if the weight falls', async () => {
  const own = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(own)
  const { leadId } = member
  const hero = JSON.stringify({ ...exampleHero, goalWeight: exampleHero.weight })
  await own.services.db.updateTable('leads').set({ hero }).where('id', '=', leadId).execute()
  await own.services.db
    .updateTable('entitlements')
    .set({ ends_at: plusDays(own.services.now(), 200) })
    .where('lead_id', '=', leadId)
    .execute()
  const before = await energyOf(member, 1)
  let raised: ReviewReply['latest'] = null
  for (let week = 1; week <= 8 && raised?.decision.kind !== 'RAISE'; week++) {
    for (let day = 0; day < 7; day++) {
      const kg = Math.round(10 * (exampleHero.weight - 0.06 * (7 * week + day))) / 10
      await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(own) }, body: { kg } })
      own.pass(MS_PER_DAY)
    }
    raised = await latestOf(member)
    expect(raised?.decision.kind).not.toBe('HOLD')
  }
  expect(raised?.decision).toMatchObject({ kind: 'RAISE', why: 'BELOW_GOAL' })
  expect(raised?.now).toBeGreaterThan(before)
})

test('meals leave out what is not safe in a pregnancy that lasts, and nothing for one that is over', async () => {
  const said = async (to: string | null) => {
    const reply = await tell(await newMember(server), {
      kind: 'PREGNANT_OR_BREASTFEEDING',
      from: dayOf(server, -5),
      to,
    })
    return (reply.json() as WeightsReply).changes?.join(' ')
  }
  expect(await said(null)).toContain('soft eggs')
  expect(await said(dayOf(server, -1))).not.toContain('soft eggs')
})
