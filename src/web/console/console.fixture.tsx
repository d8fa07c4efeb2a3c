import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import type { SessionReply } from '#domain/api/console/operators.ts'
import { type OperatorRole, operatorRoles } from '#domain/operator-roles.ts'
import { ok, type Replies, stubServer } from '#web/stub-server.fixture.ts'
import { Console } from './console.tsx'
import { sessionStore } from './data/console-session.ts'
import { rawWordsIn } from './raw-words.fixture.ts'

// Whatever a test of the console shows last is in people's words.
afterEach(() => {
  expect(rawWordsIn(document.body)).toEqual([])
})

/** The session of an operator with these roles. */
export const sessionExample = (roles: readonly OperatorRole[] = operatorRoles): SessionReply => ({
  operator: { id: '01980000-0000-7000-8000-000000000001', login: 'olga', name: 'Olga', roles: [...roles] },
  csrfToken: 'a-token',
  endsAt: '2026-11-21T22:00:00.000Z',
  recoveryCodesLeft: 10,
})

type Opening = { readonly roles?: readonly OperatorRole[]; readonly replies?: Replies }

/** Opens the console at a path below it, as an operator with these roles. */
export async function openConsole(path: string, { roles, replies = {} }: Opening = {}) {
  const server = stubServer({ 'GET /api/v2/console/session': ok(sessionExample(roles)), ...replies })
  window.history.replaceState(null, '', `/v3/console${path}`)
  sessionStore.set({ kind: 'loading' })
  render(<Console />)
  return { server, user: userEvent.setup() }
}
