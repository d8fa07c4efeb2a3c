import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import type { CandidatesReply, WeekView } from '#domain/api/member/week.ts'
import { filled, IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import { EMAILS_PER_DAY } from '#server/email/enqueue-email.ts'
import { exampleHero, exampleLead, exampleOrder } from '#server/lead.example.ts'
import type { ClusterNode } from '#tests/cluster/cluster-node.ts'
import { startSandboxCluster } from '#tests/cluster/sandbox-cluster.ts'
import type { Answer, Request } from '#tests/crashes/http-client.ts'
import { newVisitor, order, postedBy, type Visitor } from '#tests/crashes/visitor.ts'
import { freshDatabase } from '#tests/integration/fresh-database.ts'
import { oneClusterAtATime } from './one-cluster-at-a-time.ts'

const TIMEOUT_MS = 240_000
await oneClusterAtATime()
const cluster = await startSandboxCluster(await freshDatabase())
afterAll(cluster.stop)
const { db, first, second, third, all } = cluster

const asking = ({ token }: Pick<Visitor, 'token'>): Request => ({ headers: { authorization: `Bearer ${token}` } })
const posting = (body: object, key: string): Request => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', [IDEMPOTENCY_KEY]: key },
})
/** Whether a process accepts a token. */
const isKnownTo = async (process: ClusterNode, visitor: Pick<Visitor, 'token'>): Promise<boolean> =>
  (await process.request(filled(routes.memberWeek, { week: 1 }), asking(visitor)))?.status === 200

// The server's own contract guarantees this type.
const candidatesIn = (answer: Answer | null): readonly string[] =>
  answer === null ? [] : (answer.body as CandidatesReply).candidates.map(({ recipe }) => recipe)
const mainDishOf = (answer: Answer | null | undefined, day: number): string | undefined =>
  answer ? (answer.body as WeekView).days[day]?.meals[0]?.dishes[0]?.recipe : undefined

test(
  'an idempotency key answered by one process gets the same answer from the others',
  async () => {
    const key = randomUUID()
    const lead = { ...exampleLead, hero: { ...exampleHero, email: `${randomUUID()}@example.com` } }
    const tokens = await Promise.all(all.map((process) => process.request(routes.leads, posting(lead, key))))
    expect(new Set(tokens.map((answer) => answer?.body['token'])).size).toBe(1)
    const other = await third.request(routes.leads, posting({ ...lead, units: 'imperial' }, key))
    expect(other?.body['code']).toBe('IDEMPOTENCY_KEY_REUSED')

    const visitor = await newVisitor(cluster)
    const orderKey = randomUUID()
    const request = postedBy(visitor, exampleOrder({}, visitor.today), orderKey)
    const placed = [await first.request(routes.orders, request), await second.request(routes.orders, request)]
    expect(placed.map((answer) => answer?.status)).toEqual([201, 200])
    expect(placed[1]?.body).toEqual(placed[0]?.body)
    const stranger = await newVisitor(cluster)
    const taken = await third.request(routes.orders, postedBy(stranger, exampleOrder({}, stranger.today), orderKey))
    expect(taken?.body['code']).toBe('IDEMPOTENCY_KEY_REUSED')
  },
  TIMEOUT_MS,
)

test(
  'a member who signs in at one process is signed in at all, and one who leaves at one has left all',
  async () => {
    const visitor = await newVisitor(cluster)
    const isEmailed = () =>
      all.flatMap(({ mailbox }) => mailbox.delivered).find(({ to }) => to === visitor.email) ?? expect.fail()
    const { resumeSecret: secret } = await vi.waitFor(isEmailed, { timeout: 60_000, interval: 20 })
    const opened = await Promise.all(
      all.map((process) => process.request(routes.resume, posting({ secret }, randomUUID()))),
    )
    // A link works once, whichever process opens it.
    expect(opened.map((answer) => answer?.body['code'] ?? 'opened').toSorted()).toEqual([
      'RESUME_LINK_INVALID',
      'RESUME_LINK_INVALID',
      'opened',
    ])
    const token = String(opened.find((answer) => answer?.body['code'] === undefined)?.body['token'])
    expect(await Promise.all(all.map((process) => isKnownTo(process, { token })))).toEqual([true, true, true])
    await third.request(routes.signOut, postedBy({ token }, {}, randomUUID()))
    expect(await Promise.all(all.map((process) => isKnownTo(process, { token })))).toEqual([false, false, false])
    expect(await isKnownTo(second, visitor)).toBe(true)
  },
  TIMEOUT_MS,
)

test(
  'no address is sent more emails than its limit, whichever process gets the request',
  async () => {
    const buyer = await newVisitor(cluster)
    await order(cluster, buyer, randomUUID())
    const again = Array.from({ length: 3 * EMAILS_PER_DAY }, (_, at) => at)
    await Promise.all(
      again.map((at) =>
        all[at % all.length]?.request(routes.signInLinks, posting({ email: buyer.email }, randomUUID())),
      ),
    )
    const mails = await db.selectFrom('emails').select('kind').where('recipient', '=', buyer.email).execute()
    const asked = mails.filter(({ kind }) => kind === 'sign-in')
    expect(asked).toHaveLength(EMAILS_PER_DAY)
  },
  TIMEOUT_MS,
)

test(
  'a week is the same on all processes, and simultaneous changes on three are all kept',
  async () => {
    const member = await newVisitor(cluster)
    await order(cluster, member, randomUUID())
    const address = filled(routes.memberWeek, { week: 1 })
    // None of them has planned it yet.
    const weeks = await Promise.all(all.map((process) => process.request(address, asking(member))))
    expect(weeks.map((answer) => answer?.status)).toEqual([200, 200, 200])
    for (const week of weeks) expect(week?.body).toEqual(weeks[0]?.body)

    const taken = new Set<string>()
    const changes: { process: ClusterNode; meal: string; recipe: string }[] = []
    for (const [day, process] of all.entries()) {
      const meal = filled(routes.memberMeal, { week: 1, day, meal: 0 })
      const recipes = candidatesIn(await process.request(`${meal}/candidates`, asking(member)))
      const recipe = recipes.find((each) => !taken.has(each)) ?? ''
      taken.add(recipe)
      changes.push({ process, meal, recipe })
    }
    const changed = await Promise.all(
      changes.map(async ({ process, meal, recipe }) => {
        const request = postedBy(member, { to: 'recipe', recipe }, randomUUID())
        const answer = await process.request(meal, { ...request, method: 'PUT' })
        return answer?.status === 200 ? 'changed' : answer?.body['code']
      }),
    )
    // A change that was possible on its own need not be possible together with the others.
    expect(['changed', 'SWAP_IMPOSSIBLE']).toEqual(expect.arrayContaining(changed))
    expect(changed).toContain('changed')
    const [seen, ...others] = await Promise.all(all.map((process) => process.request(address, asking(member))))
    for (const other of others) expect(other?.body).toEqual(seen?.body)
    for (const [day, { recipe }] of changes.entries())
      if (changed[day] === 'changed') expect(mainDishOf(seen, day)).toBe(recipe)
  },
  TIMEOUT_MS,
)
