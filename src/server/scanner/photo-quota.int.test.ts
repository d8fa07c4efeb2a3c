import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PhotoReply } from '#domain/api/member/photo.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { defaultLimits } from '#server/http/rate-limits.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { newMember, newVisitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { firstMatches, newPhoto, photoServer, usualMatches } from '#tests/peers/vision/photo-server.ts'
import { startVisionPeer } from '#tests/peers/vision/vision-peer.ts'
import { failing } from '#tests/peers/vision/vision-scripts.ts'

const peer = await startVisionPeer()
afterAll(peer.stop)
beforeEach(peer.clear)
const server = await photoServer(peer)

test('without an endpoint photos are not offered, and a file is refused before it is read', async () => {
  const without = await testApp({ plannerPool: smallPlannerPool() })
  const { cookie } = await newMember(without)
  const headers = { host: 'localhost', cookie, 'content-type': 'image/jpeg' }
  const reply = await without.send({ method: 'POST', url: routes.memberPhotos, headers, payload: await newPhoto() })
  expect(refusalIn(reply)).toEqual([404, 'PHOTO_NOT_OFFERED'])
  expect((await without.get(routes.settings)).json()).toMatchObject({ photos: null })
})

test('every page names the host that photos go to', async () => {
  const { photos } = (await server.get(routes.settings)).json<{ photos: { host: string } }>()
  expect(photos).toEqual({ host: new URL(peer.url).host })
})

test('only a member can send photos', async () => {
  const visitor = await newVisitor(server)
  expect(refusalIn(await server.upload(await newPhoto(), { cookie: visitor.cookie }))).toEqual([403, 'MEMBERS_ONLY'])
  expect(refusalIn(await server.upload(await newPhoto(), { cookie: 'session=none' }))).toEqual([401, 'TOKEN_INVALID'])
  expect(peer.seen).toEqual([])
})

test('the same file is not sent out twice within 30 days, by any member', async () => {
  const own = await photoServer(peer)
  const photo = await newPhoto()
  const first = await newMember(own)
  const one = (await own.upload(photo, { cookie: first.cookie })).json<PhotoReply>()
  const again = (await own.upload(photo, { cookie: first.cookie })).json<PhotoReply>()
  expect(again).toEqual(one)
  expect(firstMatches(await own.upload(photo))).toEqual(usualMatches)
  expect(peer.seen).toHaveLength(1)
  own.pass(30 * MS_PER_DAY)
  await cleanUp(own.services, own.app.log)
  expect(await own.services.db.selectFrom('photo_answers').selectAll().execute()).toEqual([])
})

test('nothing is stored of a photo except what was seen on it, linked to no member', async () => {
  const own = await photoServer(peer)
  const member = await newMember(own)
  await own.upload(await newPhoto(), { cookie: member.cookie })
  const rows = await own.services.db.selectFrom('photo_answers').selectAll().execute()
  expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([['foods', 'photo_hash', 'seen_at']])
  expect(JSON.stringify(rows)).not.toContain(member.leadId)
  expect(own.logged()).not.toContain('white rice')
})

test('each member has a separate number of photos a day', async () => {
  const own = await photoServer(peer, { PHOTOS_PER_MEMBER: '2' })
  const { cookie } = await newMember(own)
  const left = async () => (await own.upload(await newPhoto(), { cookie })).json<PhotoReply>().left
  expect([await left(), await left()]).toEqual([1, 0])
  expect(refusalIn(await own.upload(await newPhoto(), { cookie }))).toEqual([429, 'PHOTOS_USED_UP'])
  expect(firstMatches(await own.upload(await newPhoto()))).toEqual(usualMatches)
  await own.services.db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(0) })
    .execute()
  expect(await left()).toBe(1)
})

test('an IP address has a limit of photos a day, for all members together', async () => {
  const photos = { ...defaultLimits.photos, max: 2 }
  const own = await photoServer(peer, {}, { limits: { ...defaultLimits, photos } })
  for (let sent = 0; sent < 2; sent++) expect((await own.upload(await newPhoto(300, 200))).statusCode).toBe(200)
  expect(refusalIn(await own.upload(await newPhoto(300, 200)))).toEqual([429, 'PHOTOS_USED_UP'])
  expect(peer.seen).toHaveLength(2)
})

test('photos at the same moment do not get past the limit', async () => {
  const own = await photoServer(peer, { PHOTOS_PER_MEMBER: '3' })
  const { cookie } = await newMember(own)
  const photos = await Promise.all(Array.from({ length: 6 }, () => newPhoto(300, 200)))
  const replies = await Promise.all(photos.map((photo) => own.upload(photo, { cookie })))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
  expect(peer.seen).toHaveLength(3)
})

test('when the budget of the day is spent, no photo is sent out, and the quota of the member is not used', async () => {
  const own = await photoServer(peer, { PHOTOS_PER_DAY: '1' })
  const { cookie } = await newMember(own)
  expect((await own.upload(await newPhoto())).statusCode).toBe(200)
  expect(refusalIn(await own.upload(await newPhoto(), { cookie }))).toEqual([429, 'PHOTO_BUDGET_SPENT'])
  expect(peer.seen).toHaveLength(1)
  await own.services.db
    .updateTable('rate_limits')
    .set({ ends_at: new Date(0) })
    .where('name', '=', 'photos-all')
    .execute()
  expect((await own.upload(await newPhoto(), { cookie })).json<PhotoReply>().left).toBe(11)
})

test('an endpoint that failed five times in a row gets no request for a minute; photos that are not sent cost no budget', async () => {
  const own = await photoServer(peer, { PHOTOS_PER_DAY: '6' })
  const noPicture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)])
  expect(refusalIn(await own.upload(noPicture))).toEqual([422, 'PHOTO_UNREADABLE'])
  peer.plan(...Array.from({ length: 10 }, () => failing))
  for (let failed = 0; failed < 5; failed++) await own.upload(await newPhoto(300, 200))
  expect(peer.seen).toHaveLength(10)
  const photo = await newPhoto(300, 200)
  expect(refusalIn(await own.upload(photo))).toEqual([424, 'PHOTO_NOT_RECOGNISED'])
  expect(peer.seen).toHaveLength(10)
  own.pass(61_000)
  expect(firstMatches(await own.upload(photo))).toEqual(usualMatches)
  expect(refusalIn(await own.upload(await newPhoto(300, 200)))).toEqual([429, 'PHOTO_BUDGET_SPENT'])
})
