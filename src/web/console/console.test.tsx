import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ok, refused, stubServer } from '#web/stub-server.fixture.ts'
import { openConsole, sessionExample } from './console.fixture.tsx'
import { Console } from './console.tsx'
import { sessionStore } from './data/console-session.ts'

test('an operator who is signed out signs in with name, password and code, and begins at the first page of their roles', async () => {
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

test('pages of other roles are neither in the navigation nor at their address', async () => {
  await openConsole('/operators', { roles: ['figures'] })
  await screen.findByText('There is nothing here that your role includes.')
  expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull()
})

test('an invitation is made under one key, however often the button is pressed, and its link is shown once', async () => {
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

test('a session that is over leads back to the sign-in', async () => {
  await openConsole('/acts', {
    roles: ['operators'],
    replies: { 'GET /api/v2/console/acts': refused('OPERATOR_NEEDED', 'Please sign in.', 401) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
})
