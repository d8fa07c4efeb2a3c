import { expect, test } from 'vitest'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { weightRecipes } from '#domain/body/weight-recipes.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const day = dayOf(server)

type Posted = { readonly contentType: string; readonly body: string }

/** What Shortcuts sends: a JSON object with the details of the newest sample as text, in the region's format. */
function fromShortcut(sample: Readonly<Record<string, string>>): Posted {
  const fields = weightRecipes.shortcut.map(([field, detail]) => [field, sample[detail]])
  return { contentType: 'application/json', body: JSON.stringify(Object.fromEntries(fields)) }
}

/** What Tasker sends: the header and the body as typed, with the variable replaced. */
function fromTasker(weight: string): Posted {
  const { header, body } = weightRecipes.tasker
  return { contentType: header.replace('Content-Type: ', ''), body: body.replace('%weight', weight) }
}

/** What Home Assistant sends: the payload of the YAML with its templates rendered. */
function fromHomeAssistant(states: Readonly<Record<string, string>>): Posted {
  const value = (name: string): string =>
    /^[ ]*\w+: ?(.*)$/.exec(
      weightRecipes.homeAssistant.find((line) => line.trim().startsWith(`${name}:`)) ?? '',
    )?.[1] ?? ''
  expect(value('method')).toBe('post')
  const body = value('payload')
    .replace(/^'|'$/g, '')
    .replace(/\{\{ states\("([\w.]+)"\) \}\}/g, (_, entity: string) => states[entity] ?? 'unknown')
  return { contentType: value('content_type'), body }
}

test.each<[string, Posted, number]>([
  ['Shortcuts', fromShortcut({ Value: '79.4', Unit: 'kg', 'Start Date': `${day}T07:12:00+00:00` }), 79.4],
  ['Shortcuts in a German region', fromShortcut({ Value: '79,4', Unit: 'kg', 'Start Date': `${day}T07:12:00Z` }), 79.4],
  ['Shortcuts with pounds', fromShortcut({ Value: '175', Unit: 'lb', 'Start Date': `${day}T07:12:00Z` }), 79.379],
  ['Tasker', fromTasker('79.4'), 79.4],
  ['Tasker with a decimal comma', fromTasker('79,4'), 79.4],
  ['Home Assistant', fromHomeAssistant({ 'sensor.scale_weight': '79.4' }), 79.4],
  [
    'a form',
    { contentType: 'application/x-www-form-urlencoded', body: weightRecipes.form.replace('84.1', '79.4') },
    79.4,
  ],
])('what %s posts by the recipe is logged', async (_, { contentType, body }, kg) => {
  const member = await newMember(server)
  const made = await member.ask('POST', routes.memberWeightAddress, { body: { timeZone: 'UTC' } })
  const url = new URL(made.json<{ address: string }>().address).pathname
  const reply = await server.send({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': contentType },
    payload: body,
  })
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { day, kg, stored: true, counts: true }])
  const { weights } = (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  expect(weights).toMatchObject([{ day, kg, source: 'address' }])
})

test.each<[string, Posted, number]>([
  ['Home Assistant without a reading', fromHomeAssistant({ 'sensor.scale_weight': 'unavailable' }), 422],
  ['Tasker without the variable', fromTasker('%weight'), 422],
  ['Shortcuts without a sample', fromShortcut({ Value: '', Unit: '', 'Start Date': '' }), 422],
])('what %s posts is refused, and nothing is stored', async (_, { contentType, body }, status) => {
  const member = await newMember(server)
  const made = await member.ask('POST', routes.memberWeightAddress, { body: { timeZone: 'UTC' } })
  const url = new URL(made.json<{ address: string }>().address).pathname
  const headers = { host: 'localhost', 'content-type': contentType }
  expect((await server.send({ method: 'POST', url, headers, payload: body })).statusCode).toBe(status)
  expect(((await member.ask('GET', routes.memberWeights)).json() as WeightsReply).weights).toEqual([])
})
