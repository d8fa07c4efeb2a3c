import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp, storedHero } from '#web/app.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'

const RESUME = 'POST /api/v2/resume'
const LINKS = 'POST /api/v2/sign-in-links'
const SECRET = 'a'.repeat(43)
const reply = ok({ hero: exampleHero, units: 'metric', token: 'token-of-a-lead', access: 'preview' })

test('a mailed link brings the answers back, and opens where they lead to', async () => {
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

test.each([`/resume#${SECRET}`, '/resume', '/resume#short'])(
  '%s that opens nothing can be replaced by a new link, on any device',
  async (path) => {
    const server = stubServer({ [RESUME]: refused('LINK_INVALID', 'This link is used.', 410), [LINKS]: ok({}) })
    const user = openApp(path)
    if (path.endsWith(SECRET)) await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
    await screen.findByRole('heading', { level: 1, name: 'This link does not open any more' })
    await user.type(screen.getByRole('textbox', { name: 'Your e-mail address' }), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    await screen.findByText(/We have sent a link if we know this address/)
    expect(server.callsOf(LINKS).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
  },
)

test('a link is still good after the server could not be reached', async () => {
  const server = stubServer({})
  const user = openApp(`/resume#${SECRET}`)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await screen.findByRole('heading', { level: 1, name: 'We cannot reach our server just now' })
  server.change({ [RESUME]: reply })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
})

test('the user who is signed in on the device is named before a link replaces them', async () => {
  stubServer({ [RESUME]: reply })
  window.localStorage.setItem('token', 'token-of-somebody')
  openApp(`/resume#${SECRET}`, { ...exampleHero, email: 'ada@example.com' })
  await screen.findByText(/signed in with the address ada@example.com/)
})

test('a link to an open plan leads back to the page where the session had ended', async () => {
  stubServer({ [RESUME]: ok({ hero: exampleHero, units: 'metric', token: 'token-of-a-member', access: 'full' }) })
  window.localStorage.setItem('plan', '/subscription')
  const user = openApp(`/resume#${SECRET}`)
  await user.click(await screen.findByRole('button', { name: 'Open my plan' }))
  await waitFor(() => expect(currentPath()).toBe('/subscription'))
  expect(window.localStorage.getItem('plan')).toBe('open')
})
