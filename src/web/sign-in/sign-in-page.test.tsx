import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, settled } from '#web/app.fixture.tsx'
import { ok, type Replies, type Reply, refused, stubServer } from '#web/stub-server.fixture.ts'

const LINKS = 'POST /api/v2/sign-in-links'
const open = async (replies: Replies) => {
  const server = stubServer(replies)
  const user = openApp('/sign-in')
  await screen.findByRole('heading', { level: 1, name: 'Open your plan' })
  return { server, user, field: screen.getByRole('textbox', { name: 'Your email address' }) }
}

test('a link is sent to an address, and another address can be given', async () => {
  const { server, user, field } = await open({ [LINKS]: ok({}) })
  await user.type(field, ' ada@example.com ')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })
  expect(server.callsOf(LINKS).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  await screen.findByRole('heading', { level: 1, name: 'Open your plan' })
})

test('no link is requested for a text that is not an address', async () => {
  const { server, user, field } = await open({ [LINKS]: ok({}) })
  await user.type(field, 'ada@')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(server.callsOf(LINKS)).toEqual([])
})

test('the reply for an address that was edited in the meantime is not shown for the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const { server, user, field } = await open({ [LINKS]: () => promise })
  await user.type(field, 'ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  await waitFor(() => expect(server.callsOf(LINKS)).toHaveLength(1))
  await user.type(field, 'x')
  resolve(ok({}))
  expect(await settled(() => screen.getByRole('heading', { level: 1 }).textContent)).toBe('Open your plan')
})

test.each([
  [{}, /Your address is still here/],
  [{ [LINKS]: refused('TOO_MANY_REQUESTS', 'Please wait a minute.', 429) }, 'Please wait a minute.'],
])('the page says that a link could not be sent, and the address stays', async (replies, said) => {
  const { user, field } = await open(replies)
  await user.type(field, 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText(said)
  expect(field).toHaveProperty('value', 'ada@example.com')
})
