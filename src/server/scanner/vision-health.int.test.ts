import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PhotoServiceReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { newPhoto, photoServer } from '#tests/peers/vision/photo-server.ts'
import { startVisionPeer } from '#tests/peers/vision/vision-peer.ts'
import { failing } from '#tests/peers/vision/vision-scripts.ts'

const peer = await startVisionPeer()
afterAll(peer.stop)
beforeEach(peer.clear)

async function serviceOf(server: TestApp) {
  const operator = await signedInOperator(server, ['customers'])
  return async () => (await operator.get(consoleRoutes.photoService)).json<PhotoServiceReply>().service
}

test('operators are told if no endpoint is configured', async () => {
  expect(await (await serviceOf(await testApp()))()).toBeNull()
})

test('operators see when the endpoint last answered and failed, why, and the spent budget, but nothing of a photo', async () => {
  const own = await photoServer(peer, { PHOTOS_PER_DAY: '40' })
  const service = await serviceOf(own)
  expect(await service()).toEqual({
    ...{ host: new URL(peer.url).host, model: 'a-model', photos: 0, photosPerDay: 40 },
    ...{ answeredAt: null, failedAt: null, failure: null, leftAloneUntil: null },
  })
  await own.upload(await newPhoto(300, 200))
  const answered = await service()
  expect(answered).toMatchObject({ answeredAt: expect.any(String), failedAt: null, photos: 1 })

  // Each photo is tried twice.
  peer.plan(...Array.from({ length: 10 }, () => failing))
  const MINUTE = 60_000
  own.pass(MINUTE)
  for (let sent = 0; sent < 5; sent++) await own.upload(await newPhoto(300, 200))
  const failed = await service()
  expect(failed).toMatchObject({ answeredAt: answered?.answeredAt, failure: expect.stringMatching(/\S/), photos: 6 })
  const [failedAt, until] = [Date.parse(failed?.failedAt ?? ''), Date.parse(failed?.leftAloneUntil ?? '')]
  expect(failedAt).toBeGreaterThanOrEqual(Date.parse(answered?.answeredAt ?? '') + MINUTE)
  // The end of the pause is computed a moment before the failure is recorded.
  expect(until).toBeGreaterThan(failedAt)
  expect(until).toBeLessThanOrEqual(failedAt + MINUTE)
  // A photo refused without a request is not a failure of the endpoint.
  await own.upload(await newPhoto(300, 200))
  expect(await service()).toMatchObject({ failedAt: failed?.failedAt, leftAloneUntil: failed?.leftAloneUntil })

  own.pass(MINUTE)
  expect(await service()).toMatchObject({ failedAt: failed?.failedAt, leftAloneUntil: null })
  await own.upload(await newPhoto(300, 200))
  const again = await service()
  expect(again).toMatchObject({ failedAt: failed?.failedAt, failure: failed?.failure, leftAloneUntil: null })
  expect(Date.parse(again?.answeredAt ?? '')).toBeGreaterThan(failedAt)
})
