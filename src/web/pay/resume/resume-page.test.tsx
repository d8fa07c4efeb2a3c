import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp, storeConfirmation, storedHero } from '#web/app.fixture.tsx'
import { confirmationOf } from '#web/device/confirmed-answers.ts'
import { isPending } from '#web/member/settings/pending-act.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'

const RESUME = 'POST /api/v2/resume'
const LINKS = 'POST /api/v2/sign-in-links'
const SECRET = 'a'.repeat(43)
const reply = ok({ hero: exampleHero, units: 'metric', token: 'token-of-a-lead', access: 'preview', act: null })

test('an emailed link restores the answers and opens the step that follows from them', async () => {
  const server = stubServer({ [RESUME]: reply })
  const user = openApp(`/resume#${SECRET}`)
  const press = await screen.findByRole('button', { name: 'Open my plan' })
  expect(server.callsOf(RESUME)).toEqual([])
  await user.click(press)
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
  expect(storedHero()).toMatchObject({ weight: exampleHero.weight })
  expect(server.callsOf(RESUME).map(({ body }) => body)).toEqual([
    { secret: SECRET, attempt: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(window.location.hash).toBe('')
})

test.each([
  ['changed after they were confirmed are kept', exampleHero, 'changed', ['TREE_NUTS']],
  ['from another time are replaced by those of the link', { ...exampleHero, goalWeight: 66 }, 'current', ['NONE']],
] as const)('answers on the device that are %s', async (_, confirmed, confirmation, restrictions) => {
  stubServer({ [RESUME]: reply })
  storeConfirmation(confirmed, 'token-from-before')
  const user = openApp(`/resume#${SECRET}`, { ...exampleHero, foodRestrictions: ['TREE_NUTS'] })
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
  expect(window.localStorage.getItem('token')).toBe('token-of-a-lead')
  expect(storedHero().foodRestrictions).toEqual(restrictions)
  expect(confirmationOf(storedHero())).toBe(confirmation)
})

test.each([`/resume#${SECRET}`, '/resume', '/resume#short'])(
  'when %s opens nothing, a new link can be requested on any device',
  async (path) => {
    const server = stubServer({ [RESUME]: refused('LINK_INVALID', 'This link is used.', 410), [LINKS]: ok({}) })
    const user = openApp(path)
    if (path.endsWith(SECRET)) await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    await user.type(screen.getByRole('textbox', { name: 'Your email address' }), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    await screen.findByText(/If we know this address, we’ve sent it a link/)
    expect(server.callsOf(LINKS).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
  },
)

test('a link still works after the server could not be reached', async () => {
  const server = stubServer({})
  const user = openApp(`/resume#${SECRET}`)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await screen.findByRole('heading', { level: 1, name: 'We can’t reach our server right now' })
  server.change({ [RESUME]: reply })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
})

test('a link asks before it replaces a user who is signed in on the device', async () => {
  const server = stubServer({ [RESUME]: ok({ signedInAs: 'a•••@example.com' }) })
  window.localStorage.setItem('token', 'token-of-ada')
  const user = openApp(`/resume#${SECRET}`, { ...exampleHero, weight: 61, email: 'ada@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await screen.findByText(/signed in as a•••@example.com\. If/)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect([window.localStorage.getItem('token'), storedHero()]).toMatchObject(['token-of-ada', { weight: 61 }])
  window.localStorage.setItem('order', 'of ada')
  server.change({ [RESUME]: reply })
  await user.click(screen.getByRole('button', { name: 'Open the plan of this link' }))
  await waitFor(() => expect(storedHero()).toMatchObject({ weight: exampleHero.weight }))
  expect(server.callsOf(RESUME).map(({ body }) => body)).toMatchObject([{ secret: SECRET }, { replace: true }])
  expect([window.localStorage.getItem('token'), window.localStorage.getItem('order')]).toEqual([
    'token-of-a-lead',
    null,
  ])
})

test('a user who stays signed in keeps everything', async () => {
  const server = stubServer({ [RESUME]: ok({ signedInAs: 'a•••@example.com' }) })
  window.localStorage.setItem('token', 'token-of-ada')
  const user = openApp(`/resume#${SECRET}`, { ...exampleHero, weight: 61, email: 'ada@example.com' })
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await user.click(await screen.findByRole('button', { name: 'Stay signed in as a•••@example.com' }))
  await waitFor(() => expect(currentPath()).toBe('/plan'))
  expect(storedHero()).toMatchObject({ weight: 61 })
  expect(server.callsOf(RESUME)).toHaveLength(1)
})

test('a link to an open plan leads back to the page where the session had ended', async () => {
  stubServer({
    [RESUME]: ok({ hero: exampleHero, units: 'metric', token: 'token-of-a-member', access: 'full', act: null }),
  })
  window.localStorage.setItem('plan', '/subscription')
  const user = openApp(`/resume#${SECRET}`)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await waitFor(() => expect(currentPath()).toBe('/subscription'))
  expect(window.localStorage.getItem('plan')).toBe('open')
})

test('a link that was asked for to prove who somebody is leads back to what they were doing', async () => {
  stubServer({ [RESUME]: ok({ hero: exampleHero, units: 'metric', token: 'a-token', access: 'full', act: 'export' }) })
  const user = openApp(`/resume#${SECRET}`)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await waitFor(() => expect(currentPath()).toBe('/plan/settings'))
  expect(isPending('export')).toBe(true)
})
