import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noFigures } from '#domain/diary/figures.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { changed, openMember } from '#web/member/member.fixture.tsx'
import { addTicks } from '#web/member/ticks/tick-store.ts'
import { ok, type Reply, refused } from '#web/stub-server.fixture.ts'
import { isPending, rememberAct } from './pending-act.ts'

const SETTINGS = 'PUT /api/v2/member/settings'
const open = async (others = {}) => {
  const opened = await openMember('/plan/settings', others)
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return opened
}
const replaceAddress = () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  onTestFinished(() => replace.mockRestore())
  return replace
}

test('another way of eating replans the week, as announced before and after', async () => {
  const sentences = { changes: ['Tuesday’s lunch: soup instead of pie.'], meals: [], undo: null }
  const { user, server } = await open({ [SETTINGS]: ok(sentences) })
  await user.click(screen.getByRole('checkbox', { name: /^Vegetarian/ }))
  screen.getByText(/Your current week will be replanned/)
  await user.click(screen.getByRole('button', { name: 'Save and replan this week' }))
  await screen.findByText('Saved. Tuesday’s lunch: soup instead of pie.')
  const [call] = server.callsOf(SETTINGS)
  const { settings } = memberExample
  expect(call?.body).toMatchObject({
    before: settings,
    after: { ...settings, diets: expect.arrayContaining(['VEGETARIAN']) },
  })
})

test('any allergen of a label can be chosen, and replans the week', async () => {
  const { user, server } = await open({ [SETTINGS]: changed })
  for (const name of ['Peanuts', 'Soy', 'Sesame', 'Celery', 'Mustard', 'Lupin', 'Sulfites', 'Fish'])
    screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await user.click(screen.getByRole('checkbox', { name: /^Peanuts/ }))
  await user.click(screen.getByRole('button', { name: 'Save and replan this week' }))
  await waitFor(() => expect(server.callsOf(SETTINGS)).toHaveLength(1))
  expect(server.callsOf(SETTINGS)[0]?.body).toMatchObject({ after: { restrictions: ['PEANUTS'] } })
})

test('the number of eaters changes no meal', async () => {
  const { user, server } = await open({ [SETTINGS]: changed })
  await user.click(
    within(screen.getByRole('group', { name: /People who eat with you/ })).getByRole('radio', { name: '4' }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', { selector: 'p[tabindex]' })
  const { settings } = memberExample
  expect(server.callsOf(SETTINGS)[0]?.body).toEqual({ before: settings, after: { ...settings, eaters: 4 } })
})

test('choices that cannot be saved are kept, and can be undone', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: /^Vegetarian/ }))
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByText(/Your changes are still here/)
  expect(screen.getByRole('checkbox', { name: /^Vegetarian/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Leave as it was' }))
  expect(screen.getByRole('checkbox', { name: /^Vegetarian/ })).toHaveProperty('checked', false)
})

const withEggs = { ...memberExample.settings, restrictions: ['EGGS'] }
const eggs = () => screen.getByRole('checkbox', { name: /^Eggs/ })
const chooseTwoEaters = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(within(screen.getByRole('group', { name: /People who eat with you/ })).getByRole('radio', { name: '2' }))

test('an allergy added on another device is shown together with unsaved changes, and saved with them', async () => {
  const { user, server } = await open({ [SETTINGS]: changed })
  await chooseTwoEaters(user)
  server.change({ 'GET /api/v2/member': ok({ ...memberExample, settings: withEggs }) })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(eggs()).toHaveProperty('checked', true))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', { selector: 'p[tabindex]' })
  expect(server.callsOf(SETTINGS)[0]?.body).toEqual({ before: withEggs, after: { ...withEggs, eaters: 2 } })
})

test('an allergy unknown to this device is shown before anything overwrites it', async () => {
  const { user, server } = await open({ [SETTINGS]: refused('SETTINGS_CHANGED', 'Look at them.') })
  await chooseTwoEaters(user)
  server.change({ 'GET /api/v2/member': ok({ ...memberExample, settings: withEggs }) })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Look at them.')
  expect(eggs()).toHaveProperty('checked', true)
  server.change({ [SETTINGS]: changed })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', { selector: 'p[tabindex]' })
  expect(server.callsOf(SETTINGS)[1]?.body).toEqual({ before: withEggs, after: { ...withEggs, eaters: 2 } })
})

test('a food is found by its first letters and never used again, until it is allowed', async () => {
  const banned = '/api/v2/member/banned/any-celery'
  const { user } = await open({
    'GET /api/v2/member/foods': ok({
      foods: [{ id: 'any-celery', name: 'celery', dishes: 31, holds: ['celery', 'celeriac'], foods: 5 }],
    }),
    [`PUT ${banned}`]: changed,
    [`DELETE ${banned}`]: changed,
  })
  await user.type(screen.getByRole('combobox', { name: 'Add a food you never want' }), 'cel')
  const option = await screen.findByRole('option', { name: /takes away/ })
  expect(option.textContent).toBe('celerycelery, celeriac and 3 more · takes away 31 dishes')
  await user.keyboard('{Enter}')
  await screen.findByText('Your dishes no longer contain celery.')
  await user.click(screen.getByRole('button', { name: 'Remove celery' }))
  await screen.findByText('We may use celery again.')
  expect(screen.queryByRole('button', { name: 'Remove celery' })).toBeNull()
})

test('everything is deleted only after a second confirmation', async () => {
  const replace = replaceAddress()
  const { user, server } = await open({ 'DELETE /api/v2/member': ok({}) })
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  screen.getByRole('heading', { name: 'Delete everything?' })
  expect(server.callsOf('DELETE /api/v2/member')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete everything now' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/'))
  expect(readEntry(storageKeys.token)).toBeNull()
})

test('a deletion that fails deletes nothing and says so', async () => {
  const { user } = await open({ 'DELETE /api/v2/member': refused('UNEXPECTED', 'Please try again.', 500) })
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  await user.click(screen.getByRole('button', { name: 'Delete everything now' }))
  await screen.findByText('Please try again.')
  await user.click(screen.getByRole('button', { name: 'Keep my plan' }))
  expect(readEntry(storageKeys.token)).not.toBeNull()
})

test('signing out removes the member from the device, even without a server', async () => {
  const replace = replaceAddress()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/sign-in'))
  expect(readEntry(storageKeys.token)).toBeNull()
})

test('unsent diary entries are not deleted without asking', async () => {
  const replace = replaceAddress()
  const { user } = await openMember('/plan')
  await user.click(await screen.findByRole('button', { name: 'Eaten' }))
  const [settings] = screen.getAllByRole('link', { name: 'Settings' })
  if (settings !== undefined) await user.click(settings)
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByText(/Some of what you noted is only on this device/)
  expect(readEntry(storageKeys.token)).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/sign-in'))
  expect(readEntry(storageKeys.diary)).toBeNull()
})

test('signing out neither asks about nor deletes unsent data of another member', async () => {
  const replace = replaceAddress()
  const { user } = await open()
  const change = {
    id: `${'a'.repeat(8)}-0000-4000-8000-000000000000`,
    changedAt: '2026-11-20T08:00:00.000Z',
    record: null,
  }
  const theirs = JSON.stringify({ anna: [{ change, title: '', figures: noFigures, state: { kind: 'waiting' } }] })
  window.localStorage.setItem(storageKeys.diary, theirs)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/sign-in'))
  expect(readEntry(storageKeys.diary)).toBe(theirs)
})

const device = {
  ...{ id: '1', kind: 'session', label: 'Chrome, Android', madeBy: 'owner', madeAt: '2026-11-20T10:00:00.000Z' },
  ...{ until: '2027-05-20T10:00:00.000Z', lastUsed: '2026-11-20T10:00:00.000Z', isThis: true },
}

test.each([
  ['Sign out', 'Sign out anyway'],
  ['Sign out everywhere', 'Sign out everywhere anyway'],
])('%s asks before unsent ticks of the shopping list are deleted', async (leave, leaveAnyway) => {
  const replace = replaceAddress()
  const { user } = await open({
    'GET /api/v2/member/keys': ok({ keys: [device] }),
    'DELETE /api/v2/member/keys': ok({}),
  })
  addTicks([{ week: 1, id: 'oats', ticked: true, changedAt: '2026-11-21T09:00:00.000Z', sent: false }])
  await user.click(await screen.findByRole('button', { name: leave }))
  await screen.findByText(/Some of what you noted is only on this device/)
  expect(replace).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: leaveAnyway }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/v3/sign-in'))
  expect(readEntry(storageKeys.ticks)).toBeNull()
})

test('before a plan is bought, only what belongs to the device and the account can be changed', async () => {
  await open({ 'GET /api/v2/member': ok({ ...memberExample, access: 'preview' }) })
  screen.getByRole('heading', { level: 2, name: 'This comes with a plan' })
  expect(screen.queryByRole('combobox', { name: 'Add a food you never want' })).toBeNull()
  screen.getByRole('button', { name: 'Delete everything' })
})

const link = {
  ...device,
  ...{ id: '3', kind: 'manage-link', label: 'receipt', madeBy: 'app', lastUsed: null, isThis: false },
}

test('everything that opens the account is listed, and each can be ended', async () => {
  const other = { ...device, id: '2', label: 'Safari, macOS', isThis: false }
  const { user, server } = await open({
    'GET /api/v2/member/keys': ok({ keys: [device, other, link] }),
    'DELETE /api/v2/member/keys/2': ok({ keys: [device, link] }),
  })
  await screen.findByText(/Chrome, Android – this device/)
  screen.getAllByText(/last used November 20, 2026, until May 20, 2027/)
  screen.getByText('One link that still works')
  screen.getByText('Link in our email with a receipt, to your subscription only', { selector: 'p' })
  expect(screen.queryByRole('button', { name: /^End Chrome/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End Safari, macOS' }))
  await screen.findByText('Ended: Safari, macOS.')
  expect(screen.queryByText('Safari, macOS')).toBeNull()
  expect(server.callsOf('DELETE /api/v2/member/keys/2')).toHaveLength(1)
})

test('signing out everywhere ends all of it, after a link from the mailbox', async () => {
  const replace = replaceAddress()
  const { user, server } = await open({
    'GET /api/v2/member/keys': ok({ keys: [device] }),
    'DELETE /api/v2/member/keys': refused('FRESH_LINK_NEEDED', 'A link first.', 403),
    'POST /api/v2/member/fresh-link': ok({}),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }))
  expect(server.callsOf('POST /api/v2/member/fresh-link').map(({ body }) => body)).toEqual([
    { purpose: 'sign-out-everywhere' },
  ])
  expect(replace).not.toHaveBeenCalled()
  server.change({ 'DELETE /api/v2/member/keys': ok({}) })
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await waitFor(() => expect(replace).toHaveBeenCalled())
  expect(readEntry(storageKeys.token)).toBeNull()
})

test('while everything is being signed out, the button says so and does nothing', async () => {
  replaceAddress()
  let answer = (_: Reply): void => {}
  const { user, server } = await open({
    'GET /api/v2/member/keys': ok({ keys: [device] }),
    'DELETE /api/v2/member/keys': () => new Promise<Reply>((resolve) => (answer = resolve)),
  })
  const button = await screen.findByRole('button', { name: 'Sign out everywhere' })
  expect(button.getAttribute('aria-disabled')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  await user.click(button)
  await waitFor(() => expect(server.callsOf('DELETE /api/v2/member/keys')).toHaveLength(1))
  answer(refused('TOO_MANY_REQUESTS', 'Please wait a minute.', 429))
  await screen.findByText('Please wait a minute.')
  expect(button.getAttribute('aria-disabled')).toBe('false')
})

test.each([
  ['export', /^Download: Everything we hold/],
  ['sign-out-everywhere', 'Sign out everywhere'],
  ['delete', 'Delete everything now'],
] as const)('an opened link leads back to what was being done: %s', async (act, name) => {
  rememberAct(act)
  await open({ 'GET /api/v2/member/keys': ok({ keys: [device] }) })
  await screen.findByRole('button', { name })
  if (act !== 'delete') expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  expect(isPending(act)).toBe(false)
})

test('deleting first requires a link from the mailbox', async () => {
  const { user, server } = await open({
    'DELETE /api/v2/member': refused('FRESH_LINK_NEEDED', 'A link first.', 403),
    'POST /api/v2/member/fresh-link': ok({}),
  })
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  await user.click(screen.getByRole('button', { name: 'Delete everything now' }))
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }))
  await screen.findByText(/Check your inbox/)
  expect(server.callsOf('POST /api/v2/member/fresh-link').map(({ body }) => body)).toEqual([{ purpose: 'delete' }])
})

test('who eats with somebody is not a setting where each has a plate of their own', async () => {
  await openMember('/plan/settings', { 'GET /api/v2/member': ok({ ...memberExample, table: 3 }) })
  await screen.findByRole('group', { name: 'Units' })
  expect(screen.queryByRole('group', { name: 'People who eat with you, including you' })).toBeNull()
})
