import { expect, test } from 'vitest'
import { choiceOf } from '#analytics/client/choice.ts'
import { routes } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { ok, stubServer } from '#web/stub-server.fixture.ts'
import { choose } from './privacy-choice.ts'
import { visitorId } from './visitor-id.ts'

const kept = '3f2b8c1e-0d4a-4b6f-9c7d-5e8a1b2c3d4e'

function keepIdentity(wordsVersion: number): void {
  writeEntry(storageKeys.consent, JSON.stringify(choiceOf(true, false, wordsVersion)))
  writeEntry(storageKeys.visitor, JSON.stringify({ identity: { deviceId: kept, userId: null } }))
}

test('before measurement has started, the id is the stored id of a visitor who consented', () => {
  expect(visitorId()).toBeNull()
  keepIdentity(PRIVACY_WORDS_VERSION - 1)
  expect(visitorId()).toBeNull()
  keepIdentity(PRIVACY_WORDS_VERSION)
  expect(visitorId()).toBe(kept)
})

test('consent withdrawn before measurement has started is withdrawn for the visitor who gave it', async () => {
  const address = `POST ${routes.trackingChoices}`
  const server = stubServer({ [address]: ok(null) })
  keepIdentity(PRIVACY_WORDS_VERSION)
  await choose(false)
  expect(server.callsOf(address)).toMatchObject([{ body: { visitor: kept, analytics: false, ads: false } }])
  expect(visitorId()).toBeNull()
})
