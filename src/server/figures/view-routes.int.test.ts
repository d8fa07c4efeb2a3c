import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BreakdownReply } from '#domain/api/console/figures.ts'
import type { AliasesReply, ViewsReply } from '#domain/api/console/views.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { dayOf } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db, now } = server.services
const at = now()
for (const source of ['fb', 'Pod Cast', 'Pod Cast', 'podcast', 'show']) {
  const id = randomUUID()
  await db
    .insertInto('visitors')
    .values(visitorRow({ id, first_at: at, utm_source: source }))
    .execute()
  await db
    .insertInto('step_views')
    .values({
      ...{ visitor_id: id, flow: 1, step: 'home', first_at: at, left_at: null, changed_at: at },
      ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 4000 },
    })
    .execute()
}
server.pass(MS_PER_DAY / 12)
await rollUp(server.services)
const [anna, bert, support] = [
  await signedInOperator(server, ['figures']),
  await signedInOperator(server, ['figures']),
  await signedInOperator(server, ['customers']),
]
const view = { page: '/funnel', name: 'Germans of Facebook', query: 'filter=country%3DDE&days=28', isShared: false }

test('a view is its operator’s own unless it is shared, and a removed one can be brought back', async () => {
  const kept = await anna.act(consoleRoutes.views, view)
  expect(kept.statusCode, kept.body).toBe(200)
  await anna.act(consoleRoutes.views, { ...view, name: 'For all', isShared: true })
  const namesFor = async (operator: typeof anna) =>
    (await operator.get(consoleRoutes.views)).json<ViewsReply>().views.map(({ name }) => name)
  expect(await namesFor(anna)).toEqual(['For all', 'Germans of Facebook'])
  expect(await namesFor(bert)).toEqual(['For all'])
  const [shared, own] = (await anna.get(consoleRoutes.views)).json<ViewsReply>().views
  expect(own).toMatchObject({ ...view, by: null })

  expect(refusalIn(await bert.act(filled(consoleRoutes.viewRemoved, { id: own?.id ?? '' })))).toEqual([
    404,
    'NOT_FOUND',
  ])
  await bert.act(filled(consoleRoutes.viewRemoved, { id: shared?.id ?? '' }))
  expect(await namesFor(anna)).toEqual(['Germans of Facebook'])
  await bert.act(filled(consoleRoutes.viewRestored, { id: shared?.id ?? '' }))
  expect(await namesFor(anna)).toEqual(['For all', 'Germans of Facebook'])
  expect(refusalIn(await anna.act(filled(consoleRoutes.viewRemoved, { id: randomUUID() })))).toEqual([404, 'NOT_FOUND'])
})

test('the same act again keeps one view, and other roles see none', async () => {
  const key = randomUUID()
  for (const _ of [1, 2]) await bert.act(consoleRoutes.views, { ...view, name: 'Twice' }, key)
  const { views } = (await bert.get(consoleRoutes.views)).json<ViewsReply>()
  expect(views.filter(({ name }) => name === 'Twice')).toHaveLength(1)
  expect(refusalIn(await support.get(consoleRoutes.views))).toEqual([403, 'ROLE_NEEDED'])
  expect(refusalIn(await support.act(consoleRoutes.views, view))).toEqual([403, 'ROLE_NEEDED'])
})

async function sources(): Promise<Readonly<Record<string, number | null>>> {
  const query = `dimension=source&from=${dayOf(server, -400 + 2)}&to=${dayOf(server, 1)}`
  const reply = await anna.get(`${consoleRoutes.breakdown}?${query}`)
  return Object.fromEntries(reply.json<BreakdownReply>().rows.map(({ value, visitors }) => [value, visitors]))
}

test('a spelling is counted under its source with all of the past, and logged; taking it away undoes it', async () => {
  expect(await sources()).toEqual({ facebook: 1, 'pod cast': 2, podcast: 1, show: 1 })

  const set = await anna.act(consoleRoutes.aliases, { spelling: ' Pod Cast', source: 'Podcast' })
  expect(set.statusCode, set.body).toBe(200)
  expect(set.json<AliasesReply>().seen).toContainEqual({ spelling: 'pod cast', source: 'podcast', visitors: 2 })
  expect(await sources()).toEqual({ facebook: 1, podcast: 3, show: 1 })
  // A name that becomes a spelling takes its own spellings along.
  await anna.act(consoleRoutes.aliases, { spelling: 'podcast', source: 'show' })
  expect(await sources()).toEqual({ facebook: 1, show: 4 })
  // A spelling is never the name of another one.
  await anna.act(consoleRoutes.aliases, { spelling: 'audio', source: 'podcast' })
  const { aliases } = (await anna.get(consoleRoutes.aliases)).json<AliasesReply>()
  expect(aliases).toContainEqual({ spelling: 'audio', source: 'show' })

  await anna.act(consoleRoutes.aliasRemoved, { spelling: 'pod cast' })
  expect(await sources()).toEqual({ facebook: 1, show: 2, 'pod cast': 2 })
  const acts = await db
    .selectFrom('operator_acts')
    .select(['action', 'subject', 'detail'])
    .where('action', 'in', ['name source', 'unname source'])
    .orderBy('at')
    .orderBy('subject')
    .execute()
  expect(acts).toContainEqual({ action: 'name source', subject: 'podcast', detail: 'show' })
  expect(acts).toContainEqual({ action: 'unname source', subject: 'pod cast', detail: '' })
})

test.each([
  [{ spelling: 'direct', source: 'x' }, 'spelling'],
  [{ spelling: 'others', source: 'x' }, 'spelling'],
  [{ spelling: ';;', source: 'x' }, 'spelling'],
  [{ spelling: 'mine', source: '=' }, 'source'],
  [{ spelling: 'instagram', source: 'ig' }, 'source'],
])('%j is no spelling', async (alias, field) => {
  expect(refusalIn(await anna.act(consoleRoutes.aliases, alias))).toEqual([422, 'INPUT_INVALID', field])
})
