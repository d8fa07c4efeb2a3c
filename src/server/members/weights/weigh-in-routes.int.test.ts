import { expect, test } from 'vitest'
import type { KeysReply } from '#domain/api/member/keys.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { dayOf, newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const day = (later: number) => dayOf(server, later)

/** The path of a new address of a member. */
async function addressOf(member: Visitor, timeZone: string | null = 'UTC'): Promise<string> {
  const made = await member.ask('POST', routes.memberWeightAddress, { body: { timeZone } })
  return new URL(made.json<{ address: string }>().address).pathname
}

const logOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberWeights)).json() as WeightsReply).weights

/** Posts without any cookie or token, as a phone or scales do. */
const send = (path: string, body: object) => server.post(path, body)

test.each([
  [{ weight: 79.4, unit: 'kg' }, 79.4],
  [{ weight: '79,4', unit: 'KG' }, 79.4],
  [{ weight: '79.4 kg' }, 79.4],
  [{ weight: 175, unit: 'lbs' }, 79.379],
  [{ weight: '12st 7' }, 79.379],
])('%j is logged today, without any other credential', async (body, kg) => {
  const member = await newMember(server)
  const reply = await send(await addressOf(member), body)
  expect([reply.statusCode, reply.json()]).toEqual([200, { day: day(0), kg, stored: true, counts: true }])
  expect(await logOf(member)).toEqual([{ day: day(0), kg, minuteOfDay: expect.any(Number), source: 'address' }])
})

test('a form works as well, and a time says the day on the clock of the member', async () => {
  const member = await newMember(server)
  const path = await addressOf(member, 'Pacific/Kiritimati')
  const url = `${path}`
  const reply = await server.send({
    method: 'POST',
    url,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: `weight=79.4&unit=kg&at=${encodeURIComponent(`${day(-3)}T20:00:00Z`)}`,
  })
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { day: day(-2), stored: true }])
})

test('a weight that was typed counts, and one that comes by itself is kept beside it, once', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  await member.ask('PUT', routes.memberWeight, { places: { day: day(0) }, body: { kg: 79.9 } })
  const sent = { weight: 80.3, unit: 'kg', at: `${day(0)}T06:10:00Z`, note: ' after\n the run ' }
  expect((await send(path, sent)).json()).toMatchObject({ stored: true, counts: false })
  // Delivered again, and what the member typed sent by the scales as well.
  expect((await send(path, sent)).json()).toMatchObject({ stored: false, counts: false })
  expect((await send(path, { weight: 79.9, unit: 'kg' })).json()).toMatchObject({ stored: false, counts: false })
  const beside = { kg: 80.3, minuteOfDay: 370, note: 'after the run', source: 'address' }
  expect(await logOf(member)).toEqual([{ day: day(0), kg: 79.9, others: [beside] }])
})

test('of weights that come by themselves the first of the morning counts, in whatever order they arrive', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  const times = ['19:30', '01:20', '07:05', '06:40']
  for (const [index, time] of times.entries()) {
    expect((await send(path, { weight: 80 + index, unit: 'kg', at: `${day(-1)}T${time}:00Z` })).statusCode).toBe(200)
  }
  const [logged] = await logOf(member)
  expect([logged?.kg, logged?.others?.map(({ kg }) => kg).toSorted()]).toEqual([83, [80, 81, 82]])
})

test('two that arrive at once are both kept', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  await Promise.all([80, 81, 82].map((weight) => send(path, { weight, unit: 'kg', at: day(0) })))
  expect((await logOf(member))[0]?.others).toHaveLength(2)
})

test.each([
  [{ weight: 79.4 }, [422, 'WEIGHT_UNIT_NEEDED', 'unit']],
  [{ weight: 79.4, unit: 'furlong' }, [422, 'WEIGHT_UNIT_NEEDED', 'unit']],
  [{ weight: '79.4 kg', unit: 'lb' }, [422, 'WEIGHT_UNIT_NEEDED', 'unit']],
  [{ weight: 176.4, unit: 'kg' }, [422, 'WEIGHT_UNIT_DOUBTFUL', 'unit']],
  [{ weight: 80, unit: 'lb' }, [422, 'WEIGHT_UNIT_DOUBTFUL', 'unit']],
  [{ weight: 0, unit: 'kg' }, [422, 'WEIGHT_UNLIKELY', 'weight']],
  [{ weight: 79_400, unit: 'kg' }, [422, 'WEIGHT_UNIT_DOUBTFUL', 'unit']],
  [{ weight: 12.5, unit: 'kg' }, [422, 'WEIGHT_UNIT_DOUBTFUL', 'unit']],
  [{ weight: 79.4, unit: 'st' }, [422, 'WEIGHT_UNIT_DOUBTFUL', 'unit']],
  [{ weight: 794, unit: 'hg' }, [422, 'WEIGHT_UNIT_NEEDED', 'unit']],
  [{ weight: 794, unit: 'kg' }, [422, 'WEIGHT_UNLIKELY', 'weight']],
  [{ weight: 700, unit: 'kg' }, [422, 'WEIGHT_UNLIKELY', 'weight']],
  [{ weight: 123, unit: 'kg' }, [422, 'WEIGHT_UNLIKELY', 'weight']],
  [{ weight: 'heavy', unit: 'kg' }, [422, 'WEIGHT_NUMBER_INVALID', 'weight']],
  [{ weight: -79.4, unit: 'kg' }, [422, 'WEIGHT_NUMBER_INVALID', 'weight']],
  [{ weight: null, unit: 'kg' }, [422, 'INPUT_INVALID', 'weight']],
  [{ weight: 79.4, unit: 'kg', at: '2090-01-01' }, [422, 'WEIGHT_TIME_INVALID', 'at']],
  [{ weight: 79.4, unit: 'kg', at: '03/04/2026' }, [422, 'WEIGHT_TIME_INVALID', 'at']],
  [{ weight: 79.4, unit: 'kg', at: '0001-01-01T00:00:00' }, [422, 'WEIGHT_TIME_INVALID', 'at']],
  [{ weight: 79.4, unit: 'kg', at: 'yesterday' }, [422, 'WEIGHT_TIME_INVALID', 'at']],
  [{ kg: 79.4 }, [422, 'INPUT_INVALID', 'weight']],
])('%j is refused with its reason, and nothing is stored', async (body, refusal) => {
  const member = await newMember(server)
  expect(refusalIn(await send(await addressOf(member), body))).toEqual(refusal)
  expect(await logOf(member)).toEqual([])
})

test('tomorrow is refused, even where it has begun elsewhere', async () => {
  const member = await newMember(server)
  const reply = await send(await addressOf(member), { weight: 79.4, unit: 'kg', at: day(1) })
  expect(refusalIn(reply)).toEqual([422, 'WEIGHT_TIME_INVALID', 'at'])
})

test('a weight far from the log is kept unconfirmed, so that the log asks about it', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  for (const later of [-9, -7, -5, -3, -1]) {
    await member.ask('PUT', routes.memberWeight, { places: { day: day(later) }, body: { kg: 80 } })
  }
  expect((await send(path, { weight: 96, unit: 'kg' })).json()).toMatchObject({ stored: true })
  const { weights, learnt } = (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  expect(weights.at(-1)).toMatchObject({ day: day(0), kg: 96 })
  expect(learnt?.doubts.map((doubt) => doubt.day)).toEqual([day(0)])
})

test('a weight far beyond what bodies lose is taken again once it was typed', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  expect(refusalIn(await send(path, { weight: 61, unit: 'kg' }))[1]).toBe('WEIGHT_UNLIKELY')
  await member.ask('PUT', routes.memberWeight, { places: { day: day(-1) }, body: { kg: 60.8, confirmed: true } })
  expect((await send(path, { weight: 61, unit: 'kg' })).json()).toMatchObject({ stored: true })
})

test('a flood is refused', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  const replies: number[] = []
  for (let index = 0; index < 32; index += 1) {
    replies.push((await send(path, { weight: 79.4, unit: 'kg', at: day(-index) })).statusCode)
  }
  expect(replies.filter((status) => status === 200)).toHaveLength(30)
  expect(replies.slice(30)).toEqual([429, 429])
  // Every process counts with the same number, which is in the database.
  const counted = server.services.db.selectFrom('rate_limits').select('hits').where('name', '=', 'weight address')
  expect(await counted.orderBy('hits', 'desc').limit(1).execute()).toEqual([{ hits: 30 }])
  expect(await logOf(member)).toHaveLength(30)
})

test('the address is among the keys and can be ended there; a new one ends the old', async () => {
  const member = await newMember(server)
  const first = await addressOf(member)
  const second = await addressOf(member)
  expect(refusalIn(await send(first, { weight: 79.4, unit: 'kg' }))).toEqual([404, 'WEIGHT_ADDRESS_UNKNOWN'])
  expect((await send(second, { weight: 79.4, unit: 'kg' })).statusCode).toBe(200)
  const { keys } = (await member.ask('GET', routes.keys)).json() as KeysReply
  const [address, other] = keys.filter(({ kind }) => kind === 'weight-address')
  expect([other, address?.lastUsed]).toEqual([undefined, expect.any(String)])
  await member.ask('DELETE', routes.key, { places: { accessKey: address?.id ?? '' } })
  expect(refusalIn(await send(second, { weight: 79.4, unit: 'kg' }))).toEqual([404, 'WEIGHT_ADDRESS_UNKNOWN'])
})

test('it opens nothing else, and nobody has one without a plan', async () => {
  const member = await newMember(server)
  const secret = (await addressOf(member)).split('/').at(-1) ?? ''
  expect((await server.get(routes.memberWeights, { authorization: `Bearer ${secret}` })).statusCode).toBe(401)
  expect((await server.get(routes.memberWeights, { cookie: `session=${secret}` })).statusCode).toBe(401)
  expect((await server.get(filled(routes.weighIn, { secret }))).statusCode).toBe(405)
  const visitor = await newVisitor(server)
  const refused = await visitor.ask('POST', routes.memberWeightAddress, { body: { timeZone: null } })
  expect(refusalIn(refused)[1]).toBe('MEMBERS_ONLY')
})
