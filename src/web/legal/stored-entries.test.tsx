import { expect, test } from 'vitest'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { forgetMember } from '#web/member/settings/forget-member.ts'
import { stubServer } from '#web/stub-server.fixture.ts'
import { deviceEntries } from './stored-entries.ts'

/** Entries with a part for each member who uses the device. Signing out removes that member's part (leave-device.ts). */
const queues: readonly string[] = [storageKeys.diary, storageKeys.foodProducts, storageKeys.weighIns]

test('the policy says that signing out removes an entry if and only if it does', async () => {
  stubServer({})
  for (const key of Object.values(storageKeys)) writeEntry(key, 'kept')
  await forgetMember({ all: false })
  const said = Object.values(deviceEntries).filter(({ until }) => /sign out/.test(until))
  const ended = Object.values(storageKeys).filter((key) => queues.includes(key) || readEntry(key) !== 'kept')
  expect(said.map(({ name }) => name)).toEqual(ended)
})
