import { expect, test } from 'vitest'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'
import { forgetMember } from '#web/member/settings/forget-member.ts'
import { stubServer } from '#web/stub-server.fixture.ts'
import { deviceEntries } from './stored-entries.ts'

test('the policy says of an entry that it ends with a sign-out exactly where it does', async () => {
  stubServer({})
  for (const key of Object.values(storageKeys)) writeEntry(key, 'kept')
  await forgetMember({ all: false })
  const said = Object.values(deviceEntries).filter(({ until }) => /sign out/.test(until))
  expect(said.map(({ name }) => name)).toEqual(Object.values(storageKeys).filter((key) => readEntry(key) !== 'kept'))
})
