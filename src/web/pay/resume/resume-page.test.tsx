import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openApp, storedHero } from '#web/app.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'

const RESUME = 'POST /api/v2/resume'
const SECRET = 'a'.repeat(43)
const reply = ok({ hero: exampleHero, units: 'metric', token: 'token-of-a-lead', access: 'preview' })

test('a mailed link brings the answers back, and opens where they lead to', async () => {
  const server = stubServer({ [RESUME]: reply })
  openApp(`/resume#${SECRET}`)
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
  expect(storedHero()).toMatchObject({ weight: exampleHero.weight })
  expect(server.callsOf(RESUME).map(({ body }) => body)).toEqual([{ secret: SECRET }])
  expect(window.location.hash).toBe('')
})

test.each([`/resume#${SECRET}`, '/resume', '/resume#short'])('%s that opens nothing says what to do', async (path) => {
  stubServer({ [RESUME]: refused('LINK_INVALID', 'This link is used.', 410) })
  openApp(path, exampleHero)
  await screen.findByRole('heading', { level: 1, name: 'This link does not open any more' })
  screen.getByRole('link', { name: 'Confirm my e-mail address' })
})

test('a link is still good after the server could not be reached', async () => {
  const server = stubServer({})
  const user = openApp(`/resume#${SECRET}`)
  await screen.findByRole('heading', { level: 1, name: 'We cannot reach our server just now' })
  server.change({ [RESUME]: reply })
  await user.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(currentPath()).toBe('/woman/finally-plan'))
})
