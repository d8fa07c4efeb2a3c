import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole, sessionExample } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

test('new recovery codes need password and code, and are shown once', async () => {
  const { server, user } = await openConsole('/account', {
    roles: ['figures'],
    replies: {
      'GET /api/v2/console/own-keys': ok({ keys: [] }),
      'POST /api/v2/console/recovery-codes': ok({
        session: {
          operator: { id: 'olga', login: 'olga', name: 'Olga Operator', roles: ['figures'] },
          ...{ csrfToken: 'a-token', endsAt: '2026-01-05T22:00:00.000Z', recoveryCodesLeft: 10 },
        },
        recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
  await user.type(screen.getByLabelText('Password'), 'correct horse battery')
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Make ten new codes' }))
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeDefined()
  expect(screen.getByText('10 recovery codes are left.')).toBeDefined()
  const [call] = server.callsOf('POST /api/v2/console/recovery-codes')
  expect(call?.body).toEqual({ password: 'correct horse battery', code: '123456' })
})

test('an operator with one recovery code left is told to make new ones', async () => {
  const session = { ...sessionExample(), recoveryCodesLeft: 1 }
  await openConsole('/account', {
    replies: { 'GET /api/v2/console/session': ok(session), 'GET /api/v2/console/own-keys': ok({ keys: [] }) },
  })
  await screen.findByText(/^1 recovery code is left\. Make new ones now/)
})
