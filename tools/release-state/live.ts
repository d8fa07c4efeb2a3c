import { randomUUID } from 'node:crypto'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { collectorClient, form, newVisitor as measured } from '#server/collect/collector-client.fixture.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { addedPasskey, proofOf } from '#server/operators/added-passkey.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import type { TestApp } from '#server/test-app.fixture.ts'
import { asOwner, newBuyer } from '#server/test-client.fixture.ts'
import type { StateNotes } from '../../tests/integration/upgrades/state-file.ts'

type Ask = Parameters<Visitor['ask']>

/** The app's answer to somebody who asks for something that must work. */
async function done(who: Pick<Visitor, 'ask'>, ...ask: Ask) {
  const reply = await who.ask(...ask)
  if (reply.statusCode >= 300) throw new Error(`${ask[0]} ${ask[1]}: ${reply.body}`)
  return reply
}

/** Days go by, with the jobs that each day has. */
async function pass(server: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(server.services.db, server.services.now())
    await reconcile(server.services, server.app.log)
  }
}

type Week = {
  readonly days: readonly { readonly meals: readonly { readonly dishes: readonly { recipe: string }[] }[] }[]
}
type List = { readonly aisles: readonly { readonly lines: readonly { readonly id: string }[] }[] }

const dishesOf = ({ days }: Week): readonly string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))

/** A member who uses everything that a member area has. */
async function livesAWeek(server: TestApp, owner: Visitor): Promise<Pick<StateNotes, 'dishes' | 'kilograms'>> {
  const changedAt = () => server.services.now().toISOString()
  const places = { week: 1 }
  await done(owner, 'GET', routes.memberWeek, { places })
  await done(owner, 'GET', routes.memberWeek, { places: { week: 2 } })
  const list = (await done(owner, 'GET', routes.memberList, { places })).json<List>()
  const ticks = list.aisles
    .flatMap(({ lines }) => lines)
    .slice(0, 5)
    .map(({ id }) => ({ id, ticked: true, changedAt: changedAt() }))
  await done(owner, 'PUT', routes.memberTicks, { places, body: { ticks } })
  const line = { week: 1, line: randomUUID() }
  await done(owner, 'PUT', routes.memberOwnLine, { places: line, body: { text: 'candles', ticked: false } })
  const at = { week: 1, day: 3, meal: 2 }
  const { candidates } = (await done(owner, 'GET', routes.memberCandidates, { places: at })).json<{
    candidates: readonly { recipe: string }[]
  }>()
  const recipe = candidates[0]?.recipe ?? ''
  await done(owner, 'PUT', routes.memberMeal, { places: at, body: { to: 'recipe', recipe } })
  await done(owner, 'PUT', routes.memberOpinion, { places: { recipe }, body: { opinion: 'favourite' } })
  await done(owner, 'PUT', routes.memberWeighInReminder, { body: { weekday: 0, timeZone: 'Europe/Berlin' } })
  const week = (await done(owner, 'GET', routes.memberWeek, { places })).json<Week>()
  const kilograms: number[] = []
  for (let day = 0; day < 5; day++) {
    const kg = 79.5 - day / 10
    kilograms.push(kg)
    await done(owner, 'PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg } })
    const dish = { recipe: week.days[day]?.meals[0]?.dishes[0]?.recipe ?? '', portion: 1 }
    const eaten = { kind: 'meal', place: { week: 1, day, meal: 0 }, times: 1, dishes: [dish] }
    const record = { kind: 'entry', day: dayOf(server), eaten }
    const changes = [{ id: `meal-1-${day}-0`, changedAt: changedAt(), record }]
    await done(owner, 'PUT', routes.memberDiary, { body: { changes } })
    await pass(server, 1)
  }
  return { dishes: dishesOf(week), kilograms }
}

/** Operators refund one customer, and another one disputes a payment. */
async function servesCustomers(server: TestApp): Promise<Pick<StateNotes, 'others' | 'operator'>> {
  const operator = await signedInOperator(server)
  await addedPasskey(server, operator)
  const { password } = await proofOf(server, operator)
  const refunded = await newBuyer(server, { productId: 'test-1-month' }, 'cleo@example.com')
  const disputing = await newBuyer(server, { sandbox: { scenario: 'disputed_later' } }, 'dora@example.com')
  const customer = filled(consoleRoutes.customer, { id: refunded.leadId })
  const { payments } = (await operator.get(customer)).json<{
    payments: readonly { id: string; currency: string }[]
  }>()
  const [payment] = payments
  const refund = { paymentId: payment?.id, currency: payment?.currency, amountMinor: 500, reason: 'asked for it' }
  const reply = await operator.act(filled(consoleRoutes.customerRefund, { id: refunded.leadId }), refund)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  await pass(server, 4)
  return {
    others: [refunded.leadId, disputing.leadId],
    operator: { login: `op-${operator.id}`, password, authenticator: Buffer.alloc(20, 7).toString('base64') },
  }
}

/** Drives the product through what people do with it, and returns what has to be known to go on. */
export async function live(server: TestApp): Promise<StateNotes> {
  const { services } = server
  const visitor = measured(server)
  await collectorClient(server)(form([visitor.step('home', {})]))
  const owner = await newMember(server, 'ann@example.com')
  const partner = await partnerOf(server, owner, 'ben@example.com')
  await done(partner, 'GET', routes.member, { query: { today: dayOf(server) } })
  await done(partner, 'PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 91 } })
  const lived = await livesAWeek(server, owner)
  const served = await servesCustomers(server)
  await asOwner(server, owner).get(routes.subscription)
  return {
    at: services.now().toISOString(),
    keys: { counting: services.keys.counting.toString('base64'), links: services.keys.links.toString('base64') },
    owner: { email: owner.email, leadId: owner.leadId, cookie: owner.cookie },
    partner: { leadId: partner.leadId, cookie: partner.cookie },
    ...served,
    ...lived,
  }
}
