import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'
import { openConsole, sessionExample } from './console.fixture.tsx'
import { Console } from './console.tsx'
import { sessionStore } from './data/console-session.ts'

test('an operator signs in with name, password and code, and starts at the first page of their roles', async () => {
  const server = stubServer({
    'GET /api/v2/console/session': refused('OPERATOR_NEEDED', 'Please sign in.', 401),
    'POST /api/v2/console/sign-in': refused('OPERATOR_REFUSED', 'Something is wrong.', 401),
    'GET /api/v2/console/operators': ok({ operators: [] }),
  })
  window.history.replaceState(null, '', '/v3/console')
  sessionStore.set({ kind: 'loading' })
  render(<Console />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Name'), 'olga')
  await user.type(screen.getByLabelText('Password'), 'correct horse battery')
  await user.type(screen.getByLabelText(/^Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Something is wrong.')
  server.change({ 'POST /api/v2/console/sign-in': ok(sessionExample(['operators'])) })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { level: 1, name: 'Operators' })
  expect(window.location.pathname).toBe('/v3/console/operators')
  expect(server.callsOf('POST /api/v2/console/sign-in')[0]?.body).toEqual({
    login: 'olga',
    password: 'correct horse battery',
    code: '123456',
  })
})

test('pages of other roles are neither in the navigation nor available at their address', async () => {
  await openConsole('/operators', { roles: ['figures'] })
  await screen.findByText('There is nothing here that your role includes.')
  expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull()
})

test('an invitation keeps its idempotency key until it succeeds, and its link is shown once', async () => {
  const invitations = 'POST /api/v2/console/operators/invitations'
  const { user, server } = await openConsole('/operators', {
    roles: ['operators'],
    replies: { 'GET /api/v2/console/operators': ok({ operators: [] }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByText(/No answer came/)
  server.change({
    [invitations]: ok({ link: 'https://shop.example/v3/console/join#abc', expiresAt: '2026-11-28T10:00:00Z' }),
  })
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  await screen.findByText('https://shop.example/v3/console/join#abc')
  const [first, second] = server.callsOf(invitations)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(second?.headers['csrf-token']).toBe('a-token')
})

test('an operator whose session is over is sent back to the sign-in', async () => {
  await openConsole('/acts', {
    roles: ['operators'],
    replies: { 'GET /api/v2/console/acts': refused('OPERATOR_NEEDED', 'Please sign in.', 401) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
})

const SESSION = 'GET /api/v2/console/session'
const SIGN_OUT = 'POST /api/v2/console/sign-out'
const openActs = () =>
  openConsole('/acts', {
    roles: ['operators'],
    replies: { 'GET /api/v2/console/acts': ok({ acts: [], hasMore: false }) },
  })
const pressSignOut = async (user: UserEvent) => {
  const [button] = await screen.findAllByRole('button', { name: 'Sign out' })
  if (button !== undefined) await user.click(button)
}

test('a sign-out that did not reach the server is not shown as done', async () => {
  const { user, server } = await openActs()
  await screen.findByRole('heading', { level: 1, name: 'Log of acts' })
  server.stop()
  await pressSignOut(user)
  await screen.findByText('Nothing was lost, and you may still be signed in.')
  server.change({ [SESSION]: ok(sessionExample(['operators'])) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  server.change({ [SIGN_OUT]: { status: 500, body: { code: 'UNEXPECTED', message: 'Please try again.' } } })
  await pressSignOut(user)
  await screen.findByRole('heading', { level: 1, name: 'Log of acts' })
  server.change({ [SIGN_OUT]: ok(null) })
  await pressSignOut(user)
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
})

test('when another tab has signed in again, signing out ends that session', async () => {
  const { user, server } = await openActs()
  const anew = { ...sessionExample(['operators']), csrfToken: 'another-token' }
  server.change({ [SESSION]: ok(anew), [SIGN_OUT]: refused('CROSS_SITE', 'From another site.', 403) })
  await pressSignOut(user)
  await screen.findByRole('heading', { level: 1, name: 'Log of acts' })
  expect(server.callsOf(SIGN_OUT).map(({ headers }) => headers['csrf-token'])).toEqual(['a-token', 'another-token'])
})

test('when another tab has signed in again, pressing again carries out the act in that session', async () => {
  const INVITE = 'POST /api/v2/console/operators/invitations'
  const { user, server } = await openConsole('/operators', {
    roles: ['operators'],
    replies: { 'GET /api/v2/console/operators': ok({ operators: [] }) },
  })
  await screen.findByRole('button', { name: 'Make a link' })
  server.change({
    [SESSION]: ok({ ...sessionExample(['operators']), csrfToken: 'another-token' }),
    [INVITE]: refused('CROSS_SITE', 'From another site.', 403),
  })
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await screen.findByText('There was a new sign-in in another tab. Please press again.')
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(server.callsOf(INVITE).at(-1)?.headers['csrf-token']).toBe('another-token')
})

test('a session that cannot be checked is not treated as over', async () => {
  await openConsole('/acts', { replies: { [SESSION]: refused('TOO_MANY_REQUESTS', 'Slower, please.', 429) } })
  await screen.findByRole('heading', { name: 'The server cannot be reached' })
})
