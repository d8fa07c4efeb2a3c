import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { authenticateMember } from './authenticate-member.ts'
import { createKeptReplies } from './kept-replies.ts'
import { weekTables } from './row-versions.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const authenticate = authenticateMember(server.services)

/** Another process on the same database, which nobody tells of anything. */
async function otherProcess() {
  const kept = createKeptReplies(server.services)
  const app = fastify()
  app.get<{ Querystring: { readonly today?: string } }>('/week', async (request, reply) => {
    const opened = await authenticate.opened(request)
    if (opened === null) throw new Error('There is no session.')
    const make = async () => {
      const { access } = await authenticate.lead(request, opened.session)
      return { body: { week: 'soup' }, access }
    }
    return kept.reply({ request, reply }, opened, { what: 'week 1', tables: weekTables }, make)
  })
  const read = async ({ cookie }: Visitor, accepted = 'gzip') => {
    const reply = await app.inject({
      url: '/week',
      headers: { host: 'localhost', cookie, 'accept-encoding': accepted },
    })
    return reply.headers['content-encoding'] === 'gzip'
  }
  return { dropEnded: kept.dropEnded, read }
}

test.each(['DELETE member', 'DELETE keys'] as const)(
  'what another process keeps of somebody is dropped after %s, and what it keeps of others is not',
  async (how) => {
    const { dropEnded, read } = await otherProcess()
    const [ann, ben] = [await newMember(server), await newMember(server)]
    for (const who of [ann, ben]) {
      await read(who)
      expect(await read(who)).toBe(true)
    }
    expect(await dropEnded()).toBe(0)
    await ann.ask('DELETE', how === 'DELETE member' ? routes.member : routes.keys)
    expect(await dropEnded()).toBe(1)
    expect(await read(ben)).toBe(true)
    expect(await dropEnded()).toBe(0)
  },
)

test.each([
  ['br, gzip;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['br', false],
] as const)('what is kept is sent to a client that takes %s packed: %s', async (accepted, isPacked) => {
  const { read } = await otherProcess()
  const ann = await newMember(server)
  await read(ann)
  expect(await read(ann, accepted)).toBe(isPacked)
})

test('what was kept for a household is dropped once one of its adults is deleted', async () => {
  const { dropEnded, read } = await otherProcess()
  const ann = await newMember(server)
  const ben = await partnerOf(server, ann)
  for (const who of [ann, ann, ben, ben]) await read(who)
  await ben.ask('DELETE', routes.member)
  expect(await dropEnded()).toBe(2)
})

test('what was kept is dropped once a session has ended by itself', async () => {
  const { dropEnded, read } = await otherProcess()
  const ann = await newMember(server)
  await read(ann)
  expect(await read(ann)).toBe(true)
  server.pass(200 * MS_PER_DAY)
  expect(await dropEnded()).toBe(1)
  server.pass(-200 * MS_PER_DAY)
})
