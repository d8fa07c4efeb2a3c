import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { outboxTransport } from '#server/email/email-transport.ts'
import { sendEmail } from '#server/email/send-email.ts'
import { tablesWith as everyTableWith } from '#server/every-table.fixture.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { exampleHero } from '#server/lead.example.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { services } = server
const { db } = services

const tablesWith = (text: string) => everyTableWith(db, text)

/** For some days after an email was sent, jobs still contain its ids, which then lead nowhere. */
const isOurs = (table: string) => !table.startsWith('job')

/** Writes data of every kind. */
async function liveIn(visitor: Visitor): Promise<void> {
  const { ask } = visitor
  for (const week of [1, 2]) await ask('GET', routes.memberWeek, { places: { week } })
  const { settings: before } = (await ask('GET', routes.member, { query: { today: dayOf(server) } })).json<MemberView>()
  const after = {
    units: 'imperial',
    mealsADay: 3,
    diets: ['VEGAN'],
    restrictions: [],
    cookingSkill: 'ADVANCED',
    timeCooking: 'MORE_1_HOUR',
    variety: 'SIMPLE',
    shoppingDays: [],
    eaters: 2,
  }
  await ask('PUT', routes.memberSettings, { body: { before, after } })
  await ask('PUT', routes.memberOpinion, { places: { recipe: 'lunch-8' }, body: { opinion: 'dislike' } })
  await ask('PUT', routes.memberNote, { places: { recipe: 'lunch-1' }, body: { text: 'More lemon.' } })
  await ask('PUT', routes.memberAnchors, { body: { slot: 'DINNER', weekdays: [5], dish: { kind: 'TACOS' } } })
  await ask('PUT', routes.memberBanned, { places: { ingredient: 'food-7' } })
  const changedAt = services.now().toISOString()
  const ticks = [{ id: 'food-1', ticked: true, changedAt }]
  await ask('PUT', routes.memberTicks, { places: { week: 1 }, body: { ticks } })
  await ask('PUT', routes.memberWeight, { places: { day: dayOf(server) }, body: { kg: 77.7 } })
  await ask('PUT', routes.memberWeighInReminder, { body: { weekday: 0, timeZone: 'Europe/Berlin' } })
  await ask('PUT', routes.memberWeekEmail, { body: { wanted: true, timeZone: 'Europe/Berlin' } })
  const event = { kind: 'AWAY', from: dayOf(server), to: null }
  await ask('PUT', routes.memberLifeEvent, { places: { event: randomUUID() }, body: event })
  await server.post(routes.signInLinks, { email: visitor.email })
}

const sendAll = async () => {
  const unsent = await db.selectFrom('emails').select(['lead_id', 'id']).where('sent_at', 'is', null).execute()
  for (const { lead_id, id } of unsent) await sendEmail(services, outboxTransport, { leadId: lead_id, emailId: id })
}

test('the copy of everything contains everything', async () => {
  const member = await newMember(server)
  await liveIn(member)
  const reply = await member.ask('GET', routes.memberExport)
  expect(reply.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'content-disposition': 'attachment; filename="forkcast-data.json"',
    'cache-control': 'no-store',
  })
  const [copy] = reply.json().leads
  const { email: _, ...answers } = exampleHero
  expect(copy).toMatchObject({
    email: member.email,
    answers,
    healthConditions: ['NONE'],
    units: 'metric',
    settings: { startsOn: dayOf(server), units: 'imperial', diets: ['VEGAN'], variety: 'SIMPLE', eaters: 2 },
    weeks: [{ week: 1, plan: { week: 1 }, request: { mealsADay: 3 } }],
    opinions: [{ recipe: 'lunch-8', opinion: 'dislike' }],
    recipeNotes: [{ recipe: 'lunch-1', text: 'More lemon.' }],
    bannedIngredients: [{ ingredient: 'food-7' }],
    shoppingTicks: [{ week: 1, ingredient: 'food-1', ticked: true }],
    weights: [{ day: dayOf(server), kg: 77.7 }],
    lifeEvents: [{ kind: 'AWAY', startsOn: dayOf(server), endsOn: null, changedAt: expect.any(String) }],
    orders: [{ state: 'paid', productKey: '1-WEEK', firstAmountMinor: 999 }],
    payments: [{ state: 'succeeded', amountMinor: 999, orderId: copy.orders[0].order }],
    consents: [{ text: expect.stringContaining('I agree to pay') }],
    mails: [{ kind: 'forecast' }, { kind: 'receipt' }, { kind: 'sign-in' }],
    keys: expect.arrayContaining([
      expect.objectContaining({ kind: 'token', createdAt: expect.any(String), lastUsedAt: expect.any(String) }),
      expect.objectContaining({ kind: 'resume-link', label: 'forecast', endedAt: null }),
    ]),
  })
  expect(reply.body).not.toMatch(/resume#|[hH]ash|[sS]alt/)
})

async function tablesWithColumn(column: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${column}
      and not (select relispartition from pg_class where oid = table_name::regclass)
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

test('every table about a person is in the copy', async () => {
  const copied = {
    access_keys: 'keys',
    accounts: 'account',
    audit_log: 'actions',
    charge_moves: 'movedCharges',
    consents: 'consents',
    customer_notes: 'notesByOperators',
    disputes: 'disputes',
    emails: 'mails',
    entitlements: 'access',
    fraud_warnings: 'fraudWarnings',
    lead_runs: 'experiments',
    ledger_entries: 'movements',
    operator_acts: 'operatorActs',
    order_places: 'places',
    // Hashes of what a client requested under one key; the order contains the rest.
    order_requests: 'orders',
    orders: 'orders',
    payment_attempts: 'attempts',
    payments: 'payments',
    reconciliation_findings: 'findings',
    refunds: 'refunds',
    scheduled_notices: 'notices',
    subscription_plan_changes: 'planChanges',
    subscription_price_changes: 'priceChanges',
    subscription_transitions: 'changes',
    subscriptions: 'subscriptions',
    tax_documents: 'receipts',
    visitor_leads: 'measured',
    week_emails: 'weekEmails',
    weigh_in_reminders: 'weighInReminders',
  }
  const ofPerson = {
    banned_ingredients: 'bannedIngredients',
    diary_records: 'diary',
    household_eaters: 'settings',
    kept_weeks: 'keptWeeks',
    life_events: 'lifeEvents',
    own_products: 'ownProducts',
    plan_reviews: 'planReviews',
    plan_undos: 'lastChanges',
    recipe_notes: 'recipeNotes',
    weight_entries: 'weights',
  }
  const ofHousehold = {
    accounts: 'account',
    household_eaters: 'settings',
    meal_anchors: 'regularDishes',
    own_lines: 'ownLines',
    pantry_corrections: 'pantryCorrections',
    persons: 'settings',
    plan_weeks: 'weeks',
    recipe_opinions: 'opinions',
    shopping_ticks: 'shoppingTicks',
  }
  const measured = {
    experiment_exposures: 'experiments',
    // Derived from the steps.
    funnel_visitors: 'steps',
    funnel_visits: 'steps',
    // Whose steps have still to be counted.
    funnel_waiting: 'steps',
    identity_links: 'otherIds',
    step_views: 'steps',
    tracking_choices: 'privacyChoices',
    visitor_events: 'events',
    visitor_leads: 'visits',
    visitor_profiles: 'profiles',
  }
  expect(await tablesWithColumn('lead_id')).toEqual(Object.keys(copied))
  expect(await tablesWithColumn('person_id')).toEqual(Object.keys(ofPerson))
  expect(await tablesWithColumn('household_id')).toEqual(Object.keys(ofHousehold))
  expect(await tablesWithColumn('visitor_id')).toEqual(Object.keys(measured))
  const [copy] = (await (await newMember(server)).ask('GET', routes.memberExport)).json().leads
  for (const part of Object.values({ ...copied, ...ofPerson, ...ofHousehold })) expect(copy).toHaveProperty(part)
  for (const part of Object.values(measured)) expect(copy.measured).toHaveProperty(part)
})

test('a person who never ordered anything is erased completely once the confirmation is sent', async () => {
  const visitor = await newVisitor(server, 'canary-visitor@example.com')
  await visitor.ask('GET', routes.memberWeek, { places: { week: 1 } })
  expect((await visitor.ask('DELETE', routes.member)).statusCode).toBe(204)
  expect(refusalIn(await visitor.ask('GET', routes.memberExport))).toEqual([401, 'TOKEN_INVALID'])
  // Until then only the address to send it to is kept.
  expect(await tablesWith('canary-visitor')).toEqual(['emails', 'leads'])
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', visitor.leadId).executeTakeFirstOrThrow()
  expect(lead).toMatchObject({ hero: { gender: '' }, conditions: [] })
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('lead_id', '=', visitor.leadId)
    .executeTakeFirstOrThrow()
  expect(text).toContain('We kept nothing.')

  await cleanUp(services, server.app.log)
  expect(await tablesWith('canary-visitor')).toEqual(['emails', 'leads'])
  await sendAll()
  await cleanUp(services, server.app.log)
  expect(await tablesWith('canary-visitor')).toEqual([])
  expect((await tablesWith(visitor.leadId)).filter(isOurs)).toEqual([])
})

test('a confirmation that cannot be sent does not keep the address', async () => {
  const visitor = await newVisitor(server, 'canary-unreachable@example.com')
  await visitor.ask('DELETE', routes.member)
  server.pass(8 * MS_PER_DAY)
  await cleanUp(services, server.app.log)
  expect(await tablesWith('canary-unreachable')).toEqual([])
  server.pass(-8 * MS_PER_DAY)
})

test('of a person who ordered, only what the law requires is kept', async () => {
  const email = 'canary-buyer@example.com'
  const member = await newMember(server, email)
  const { leadId } = member
  await db
    .updateTable('leads')
    .set({ hero: JSON.stringify({ ...exampleHero, weight: 83.21 }), conditions: ['KIDNEY_OR_LIVER'] })
    .where('id', '=', leadId)
    .execute()
  await liveIn(member)
  expect(await tablesWith('83.21')).toEqual(['leads'])

  expect((await member.ask('DELETE', routes.member)).statusCode).toBe(204)
  expect(await tablesWith('83.21')).toEqual([])
  expect(await tablesWith('KIDNEY')).toEqual([])
  const where = (await tablesWith(leadId)).filter(isOurs)
  expect(where).toEqual([
    'accounts',
    'consents',
    'emails',
    'entitlements',
    'leads',
    'ledger_entries',
    'order_requests',
    'orders',
    'payment_attempts',
    'payments',
    'subscription_transitions',
    'subscriptions',
    'tax_documents',
  ])
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['state', 'end_reason as because'])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  expect(subscription).toEqual({ state: 'canceled', because: 'erased' })
  const kinds = await db
    .selectFrom('emails')
    .select(['kind', 'recipient'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute()
  expect(kinds).toEqual([
    { kind: 'receipt', recipient: email },
    { kind: 'erased', recipient: email },
  ])
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow()
  expect(lead).toMatchObject({ email, hero: { gender: '' }, conditions: [], units: 'metric' })
  expect(lead.erased_at).not.toBeNull()
  await sendAll()
  await cleanUp(services, server.app.log)
  expect(await db.selectFrom('orders').select('state').where('lead_id', '=', leadId).execute()).toEqual([
    { state: 'paid' },
  ])
})

test('requests that arrive during the deletion leave nothing behind', async () => {
  const member = await newMember(server)
  const day = dayOf(server)
  const writes = Array.from({ length: 12 }, (_, index) => [
    member.ask('PUT', routes.memberWeight, { places: { day }, body: { kg: 60 + index } }),
    member.ask('PUT', routes.memberBanned, { places: { ingredient: `food-${index + 1}` } }),
    index === 4 ? member.ask('DELETE', routes.member) : member.ask('GET', routes.memberWeek, { places: { week: 3 } }),
  ]).flat()
  const replies = await Promise.all(writes)
  for (const { statusCode } of replies) expect([200, 204, 401, 403, 409]).toContain(statusCode)
  const tables = {
    weight_entries: 'person_id',
    banned_ingredients: 'person_id',
    plan_weeks: 'household_id',
    household_eaters: 'household_id',
    persons: 'id',
    households: 'id',
    access_keys: 'lead_id',
  }
  for (const [table, owner] of Object.entries(tables)) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(owner)} = ${member.leadId}`.execute(db)
    expect(rows, table).toEqual([])
  }
})
