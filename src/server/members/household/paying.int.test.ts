import { expect, test } from 'vitest'
import type { HouseholdView, OwnPlan } from '#domain/api/member/household.ts'
import { routes } from '#domain/api/routes.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder } from '#server/test-client.fixture.ts'
import { invitationOf, partnerOf } from './household.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const household = async (who: Visitor): Promise<HouseholdView> => (await who.ask('GET', routes.memberHousehold)).json()

/** What somebody was told about the plan of their kitchen: the subjects, the newest last. */
async function toldTo(recipient: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('emails')
    .select('subject')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'household_plan_ends')
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject }) => subject)
}
const [ENDS, ENDED, GOES_ON] = [
  "Your kitchen's plan won't renew",
  "Your kitchen's plan has ended",
  "Your kitchen's plan continues",
]

test('when the plan that pays ends, the others are told before, and one of them can take it over', async () => {
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann, 'ben-told@example.com')
  const cancelled = await server.post(routes.subscriptionCancel, {}, { cookie: ann.cookie })
  expect(cancelled.statusCode).toBe(200)
  expect(await toldTo('ben-told@example.com')).toEqual([ENDS])
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', 'ben-told@example.com')
    .where('kind', '=', 'household_plan_ends')
    .executeTakeFirstOrThrow()
  expect(text).toContain('take it over')
  expect(text).not.toContain(ann.email)
  expect(await household(ben)).toMatchObject({ paidByYou: false, renews: false, paidUntil: expect.any(String) })
  await postOrder(server, ben.token)
  expect(await household(ann)).toMatchObject({ renews: true })
})

test('a plan that is withdrawn from, or whose payer is deleted or leaves, is told of at once', async () => {
  const [withdrawn, deleted, left] = ['ben-withdrawn', 'ben-deleted', 'ben-left'].map((name) => `${name}@example.com`)
  const hosts = [await newMember(server), await newMember(server), await newMember(server)] as const
  await partnerOf(server, hosts[0], withdrawn)
  const ben = await partnerOf(server, hosts[1], deleted)
  await partnerOf(server, hosts[2], left)
  await server.post(routes.subscriptionWithdraw, {}, { cookie: hosts[0].cookie })
  expect(await toldTo(withdrawn ?? '')).toEqual([ENDED])
  expect((await hosts[1].ask('DELETE', routes.member)).statusCode).toBe(204)
  expect(await toldTo(deleted ?? '')).toEqual([ENDED])
  // Whoever stays can take it over, with the week.
  await postOrder(server, ben.token)
  expect(await household(ben)).toMatchObject({ eaters: [{ isYou: true, isCook: true }], paidByYou: true })
  await hosts[2].ask('POST', routes.memberLeave)
  expect(await toldTo(left ?? '')).toEqual([ENDED])
})

test('whoever was told that a plan ends is told that it goes on after all', async () => {
  const ann = await newMember(server)
  await partnerOf(server, ann, 'ben-goes-on@example.com')
  await server.post(routes.subscriptionCancel, {}, { cookie: ann.cookie })
  const { renewalIfResumed } = (await ann.ask('GET', routes.subscription)).json()
  const { amountMinor, currency, on, days } = renewalIfResumed
  const text = resumeText({ minor: amountMinor, currency }, dateWords(new Date(on)), days)
  const consent = { consent: true, disclosureVersion: DISCLOSURE_VERSION, textHash: textHash(text) }
  expect((await server.post(routes.subscriptionResume, consent, { cookie: ann.cookie })).statusCode).toBe(200)
  expect(await toldTo('ben-goes-on@example.com')).toEqual([ENDS, GOES_ON])
})

test('what a plan of one’s own costs is said with its terms before anybody joins or takes one over', async () => {
  const ann = await newMember(server)
  const { ownPlans = [] } = (await server.post(routes.invitation, { invitation: await invitationOf(ann) })).json<{
    ownPlans?: OwnPlan[]
  }>()
  expect(ownPlans).toHaveLength(3)
  expect(ownPlans[0]).toEqual({
    ...{ id: expect.any(String), name: expect.any(String), currency: 'USD' },
    ...{
      firstMinor: expect.any(Number),
      firstDays: 7,
      renewalMinor: expect.any(Number),
      renewalDays: expect.any(Number),
    },
  })
  expect((await household(ann)).ownPlans).toEqual(ownPlans)
})

test('a payer is told how many others have a plan only through theirs, before it is ended', async () => {
  const ann = await newMember(server)
  const feeds = async () => (await ann.ask('GET', routes.subscription)).json().feeds
  expect(await feeds()).toBeUndefined()
  await partnerOf(server, ann)
  const eve = await partnerOf(server, ann)
  expect(await feeds()).toBe(2)
  await postOrder(server, eve.token)
  expect(await feeds()).toBeUndefined()
})
