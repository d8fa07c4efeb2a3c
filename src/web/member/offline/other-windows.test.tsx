import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok } from '#web/stub-server.fixture.ts'

/** Sends this window the event of a change in another one, as a browser does. */
const hear = (key: string, oldValue: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })))
const heroOf = (email: string) => JSON.stringify({ gender: 'FEMALE', email })
const eaters = (count: string) =>
  within(screen.getByRole('group', { name: /People who eat with you/ })).getByRole('radio', { name: count })

/** Opens the settings with an unsaved choice of four people. */
async function openUnsaved() {
  const opened = await openMember('/plan/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await opened.user.click(eaters('4'))
  announce('Eaten.', { label: 'Undo', run: () => undefined })
  await screen.findByRole('button', { name: 'Undo' })
  return opened
}

test.each<[string, [string, string, string | null]]>([
  ['signed in after signing the first one out', [storageKeys.token, 'anna', null]],
  ['signed in with a link of their own', [storageKeys.hero, heroOf('anna@example.com'), heroOf('bert@example.com')]],
])('a person who %s in another window finds nothing of the first person here', async (_, heard) => {
  const { server } = await openUnsaved()
  const settings = { ...memberExample.settings, eaters: 2 }
  server.change({ 'GET /api/v2/member': ok({ ...memberExample, email: 'bert@example.com', settings }) })
  writeEntry(storageKeys.token, 'bert')
  hear(...heard)
  await waitFor(() => expect(eaters('2')).toHaveProperty('checked', true))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a sign-out in another window leads to the sign-in page here', async () => {
  await openUnsaved()
  window.localStorage.removeItem(storageKeys.token)
  hear(storageKeys.token, 'anna', null)
  await waitFor(() => expect(currentPath()).toBe('/sign-in'))
})

test('opening their own emailed link elsewhere keeps what is open here', async () => {
  await openUnsaved()
  writeEntry(storageKeys.token, 'anna again')
  hear(storageKeys.token, 'anna', 'anna again')
  hear(storageKeys.hero, heroOf('anna@example.com'), heroOf('anna@example.com'))
  expect(eaters('4')).toHaveProperty('checked', true)
  screen.getByRole('button', { name: 'Undo' })
})

test('what a member eats after signing in again is recorded', async () => {
  const { user } = await openMember('/plan')
  await screen.findByRole('button', { name: 'Eaten' })
  hear(storageKeys.token, 'anna', null)
  await user.click(await screen.findByRole('button', { name: 'Eaten' }))
  expect(diaryQueue.get()).toHaveLength(1)
})
