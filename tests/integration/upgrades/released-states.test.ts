import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { dayOf } from '#server/members/member-client.fixture.ts'
import { oneTimeCodeAt } from '#server/operators/one-time-code.ts'
import { createPlannerPool } from '#server/planner-pool/create-planner-pool.ts'
import type { Connection } from '#server/platform/db/connection.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { emptyDatabase } from '#server/platform/db/test-database.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newBuyer } from '#server/test-client.fixture.ts'
import { changedRows, type Rows, rowsIn } from './rows.ts'
import { readState, type StateNotes, statesFolder } from './state-file.ts'

const plannerPool = createPlannerPool({ threads: 1 })
afterAll(plannerPool.close)

const versions = readdirSync(statesFolder)
  .filter((file) => file.endsWith('.gz'))
  .map((file) => file.slice(0, -'.gz'.length))

test('every released version has a state, and so has the one that is being made', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(versions).toContain(version)
})

/** What everybody in a state has done leaves rows in these. */
const usedTables = [
  ...['persons', 'households', 'household_eaters', 'plan_weeks', 'weight_entries', 'diary_records', 'shopping_ticks'],
  ...['own_lines', 'recipe_opinions', 'plan_undos', 'weigh_in_reminders', 'orders', 'consents', 'subscriptions'],
  ...['payments', 'refunds', 'disputes', 'ledger_entries', 'tax_documents', 'emails', 'access_keys', 'step_views'],
  ...['operators', 'operator_passkeys', 'operator_acts'],
]

async function restored(version: string): Promise<{ connection: Connection; notes: StateNotes }> {
  const connection = await emptyDatabase()
  const { parts, notes } = await readState(version)
  await restoreBackup(connection, parts)
  return { connection, notes }
}

const startOn = (connection: Connection, { at, keys }: StateNotes): Promise<TestApp> =>
  testApp({
    plannerPool,
    stored: {
      connection,
      at: new Date(at),
      keys: { counting: Buffer.from(keys.counting, 'base64'), links: Buffer.from(keys.links, 'base64') },
    },
  })

test.each(versions)('%s is upgraded: every row stays as it was, and everybody goes on', async (version) => {
  const { connection, notes } = await restored(version)
  const before = await rowsIn(connection)
  for (const table of usedTables) expect(before[table], table).not.toEqual([])
  await migrate(connection)
  expect(changedRows(before, await rowsIn(connection))).toEqual([])

  const server = await startOn(connection, notes)
  await memberGoesOn(server, notes)
  await customersGoOn(server, notes)
  const after = await rowsIn(connection)
  // What others own, and what is never rewritten, is untouched by all of that.
  const untouched = (table: string, row: string) =>
    /^(?:ledger_entries|payments|consents|tax_documents|operator_acts|audit_log|refunds|disputes)$/.test(table) ||
    (notes.others.some((id) => row.includes(id)) && !/^(?:emails|access_keys)$/.test(table))
  const ofOthers: Rows = Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [table, rows.filter((row) => untouched(table, JSON.stringify(row)))]),
  )
  expect(Object.values(ofOthers).flat().length).toBeGreaterThan(20)
  expect(changedRows(ofOthers, after)).toEqual([])
  await reconcile(server.services, server.app.log)
})

/** The owner reads what they had, swaps a dish, logs a weight and a meal, and their partner sees the same week. */
async function memberGoesOn(server: TestApp, { owner, partner, dishes, kilograms }: StateNotes): Promise<void> {
  const today = dayOf(server)
  const ask = async (cookie: string, method: 'GET' | 'PUT', url: string, body?: object) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const headers = { host: 'localhost', cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const reply = await server.send({ method, url, headers, ...payload })
    expect([reply.statusCode, url, reply.statusCode === 200 || reply.body]).toEqual([200, url, true])
    return reply
  }
  const week = filled(routes.memberWeek, { week: 1 })
  const dishesFor = async (cookie: string) => {
    const { days } = (await ask(cookie, 'GET', week)).json<{
      days: { meals: { dishes: { recipe: string }[] }[] }[]
    }>()
    return days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes.map(({ recipe }) => recipe)))
  }
  const { cookie } = owner
  await ask(cookie, 'GET', `${routes.member}?today=${today}`)
  expect(await dishesFor(cookie)).toEqual(dishes)
  expect(await dishesFor(partner.cookie)).toEqual(dishes)
  const log = (await ask(cookie, 'GET', routes.memberWeights)).body
  for (const kg of kilograms) expect(log).toContain(String(kg))

  const meal = { week: 1, day: 5, meal: 2 }
  const found = await ask(cookie, 'GET', filled(routes.memberCandidates, meal))
  const [candidate] = found.json<{ candidates: { recipe: string }[] }>().candidates
  await ask(cookie, 'PUT', filled(routes.memberMeal, meal), { to: 'recipe', recipe: candidate?.recipe })
  expect(await dishesFor(cookie)).toContain(candidate?.recipe)
  await ask(cookie, 'PUT', filled(routes.memberWeight, { day: today }), { kg: 78.4 })
  const dish = { recipe: dishes[0], portion: 1 }
  const eaten = { kind: 'meal', place: { week: 1, day: 5, meal: 0 }, times: 1, dishes: [dish] }
  const record = { kind: 'entry', day: today, eaten }
  const changes = [{ id: 'meal-1-5-0', changedAt: server.services.now().toISOString(), record }]
  await ask(cookie, 'PUT', routes.memberDiary, { changes })
}

/** The owner signs in by a new link and cancels, an operator signs in, and somebody buys. */
async function customersGoOn(server: TestApp, { owner, operator }: StateNotes): Promise<void> {
  expect((await server.post(routes.signInLinks, { email: owner.email })).statusCode).toBeLessThan(300)
  const { text } = await server.services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', owner.email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const secret = /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text)?.[1]
  const signedIn = await server.post(routes.resume, { secret })
  expect(signedIn.statusCode).toBe(200)
  const cookie = cookieOf(signedIn)
  expect((await server.post(routes.subscriptionCancel, {}, { cookie })).statusCode).toBe(200)
  expect((await server.get(routes.subscription, { cookie })).json()).toMatchObject({ cancelAtPeriodEnd: true })

  const { login, password } = operator
  const code = oneTimeCodeAt(Buffer.from(operator.authenticator, 'base64'), new Date())
  const inConsole = await server.post(consoleRoutes.signIn, { login, password, code })
  expect([inConsole.statusCode, inConsole.body]).toEqual([200, expect.stringContaining(login)])
  const keys = await server.get(consoleRoutes.ownKeys, { cookie: cookieOf(inConsole) })
  expect(keys.body).toContain('"operator-passkey"')

  const buyer = await newBuyer(server, {}, 'emil@example.com')
  const view = await server.get(routes.subscription, { cookie: buyer.cookie })
  expect(view.json()).toMatchObject({ state: 'active' })
}
