import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorKeysReply, OperatorsReply } from '#domain/api/console/operators.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok, refused } from '#web/stub-server.fixture.ts'

type Operator = OperatorsReply['operators'][number]

const PATH = '/api/v2/console/operators'
const anna: Operator = {
  id: '01980000-0000-7000-8000-00000000000a',
  login: 'anna@example.com',
  name: 'Anna',
  roles: ['figures', 'customers'],
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSeenAt: '2026-11-20T18:45:00.000Z',
  disabledAt: null,
}
const bert: Operator = {
  ...{ id: '01980000-0000-7000-8000-00000000000b', login: 'bert', name: 'Bert', roles: ['operators'] },
  ...{ createdAt: '2026-11-02T10:00:00.000Z', lastSeenAt: null, disabledAt: '2026-11-10T08:00:00.000Z' },
}
const times = {
  madeAt: '2026-11-20T10:00:00.000Z',
  until: '2026-11-27T10:00:00.000Z',
  lastUsed: null,
}
const keys: OperatorKeysReply['keys'] = [
  {
    ...{ id: 'one', kind: 'operator-invitation', label: '', owner: null, maker: 'Bert', roles: ['operators'] },
    ...{ ...times, isThis: false },
  },
  {
    ...{ id: 'two', kind: 'operator-session', label: 'Chrome, macOS', owner: 'Olga', maker: null, roles: [] },
    ...{ ...times, lastUsed: '2026-11-20T11:00:00.000Z', isThis: true },
  },
]
const ACCESS = `POST ${PATH}/${anna.id}/access`
const INVITATIONS = `POST ${PATH}/invitations`
const RESET = `POST ${PATH}/${anna.id}/second-factor`

const open = (operators: readonly Operator[] = [anna, bert]) =>
  openConsole('/operators', {
    roles: ['operators'],
    replies: { [`GET ${PATH}`]: ok({ operators }), 'GET /api/v2/console/keys': ok({ keys }) },
  })
const region = (name: string) => within(screen.getByRole('region', { name }))
const link = (secret: string) =>
  ok({ link: `https://shop.example/v3/console/join#${secret}`, expiresAt: '2026-11-28T10:00:00Z' })

test('the list shows who can sign in, what they may do, and who no longer has access', async () => {
  await open()
  const table = await screen.findByRole('table', { name: 'Operators' })
  const lines = within(table).getAllByRole('row').slice(1)
  expect(lines.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent))).toEqual([
    [...['Anna', 'anna@example.com', 'See figures, Serve customers', 'Active', '2026-11-20 18:45 UTC'], 'Change Anna'],
    ['Bert', 'bert', 'Manage operators', 'No access since 2026-11-10 08:00 UTC', '–', 'Change Bert'],
  ])
})

test('a second link for the same roles is another act, and replaces the first on the page', async () => {
  const { user, server } = await open()
  await screen.findByRole('table', { name: 'Operators' })
  const invite = region('Invite an operator')
  await user.click(invite.getByRole('checkbox', { name: /^Serve customers/ }))
  await user.click(invite.getByRole('button', { name: 'Make a link' }))
  await invite.findByText(/No answer came/)
  server.change({ [INVITATIONS]: link('one') })
  await user.click(invite.getByRole('button', { name: 'Make a link' }))
  await invite.findByText('https://shop.example/v3/console/join#one')
  invite.getByText(/^Send this link over a secure channel\. .* valid until 2026-11-28 10:00 UTC\.$/)
  expect(invite.queryByRole('alert')).toBeNull()
  server.change({ [INVITATIONS]: link('two') })
  await user.click(invite.getByRole('button', { name: 'Make a link' }))
  await invite.findByText('https://shop.example/v3/console/join#two')
  expect(invite.queryByText(/#one$/)).toBeNull()
  const calls = server.callsOf(INVITATIONS)
  expect(calls.map(({ body }) => body)).toEqual(Array(3).fill({ roles: ['figures', 'customers'] }))
  const [lost, first, second] = calls.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(lost)
  expect(second).not.toBe(first)
})

test('an invitation needs a role: without one the first box shows an error', async () => {
  const { user, server } = await open()
  await screen.findByRole('table', { name: 'Operators' })
  const invite = region('Invite an operator')
  await user.click(invite.getByRole('checkbox', { name: /^See figures/ }))
  await user.click(invite.getByRole('button', { name: 'Make a link' }))
  const [first] = invite.getAllByRole<HTMLInputElement>('checkbox')
  expect(first?.validationMessage).toBe('Tick at least one role.')
  expect(server.callsOf(INVITATIONS)).toEqual([])
  server.change({ [INVITATIONS]: link('one') })
  await user.click(invite.getByRole('checkbox', { name: /^Serve customers/ }))
  await user.click(invite.getByRole('button', { name: 'Make a link' }))
  await invite.findByText('https://shop.example/v3/console/join#one')
  expect(server.callsOf(INVITATIONS).map(({ body }) => body)).toEqual([{ roles: ['customers'] }])
})

test('a refusal keeps the chosen roles, and roles that are set appear in the list', async () => {
  const { user, server } = await open([{ ...anna, roles: ['figures', 'operators'] }])
  await user.click(await screen.findByRole('button', { name: 'Change Anna' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Anna' }))
  const change = region('Anna')
  await user.click(change.getByRole('checkbox', { name: /^Manage operators/ }))
  await user.click(change.getByRole('checkbox', { name: /^Change prices/ }))
  server.change({ [ACCESS]: refused('LAST_OPERATOR', 'Nobody else manages operators.') })
  await user.click(change.getByRole('button', { name: 'Set roles' }))
  expect((await change.findByRole('alert')).textContent).toBe('Nobody else manages operators.')
  const chosen = change.getAllByRole<HTMLInputElement>('checkbox', { checked: true })
  expect(chosen.map(({ value }) => value)).toEqual(['figures', 'prices'])
  const after = ok({ operators: [{ ...anna, roles: ['figures', 'prices'] }, bert] })
  server.change({ [ACCESS]: after, [`GET ${PATH}`]: after })
  await user.click(change.getByRole('button', { name: 'Set roles' }))
  await screen.findByRole('cell', { name: 'See figures, Change prices' })
  expect(screen.queryByRole('region', { name: 'Anna' })).toBeNull()
  expect(server.callsOf(ACCESS).at(-1)?.body).toEqual({ enabled: true, roles: ['figures', 'prices'] })
})

test('an operator who lost a phone gets a link, and access that was removed can be given back', async () => {
  const { user, server } = await open([anna])
  await user.click(await screen.findByRole('button', { name: 'Change Anna' }))
  server.change({ [RESET]: link('again') })
  await user.click(screen.getByRole('button', { name: 'Make a link for a new authenticator' }))
  await region('Anna').findByText('https://shop.example/v3/console/join#again')
  screen.getByText('They are signed out at once, and no invitation or link that they made works any more.')
  const without = ok({ operators: [{ ...anna, disabledAt: '2026-11-21T10:00:00.000Z' }] })
  server.change({ [ACCESS]: without, [`GET ${PATH}`]: without })
  await user.click(screen.getByRole('button', { name: 'Take access away' }))
  await screen.findByRole('cell', { name: 'No access since 2026-11-21 10:00 UTC' })
  await user.click(screen.getByRole('button', { name: 'Change Anna' }))
  expect(screen.queryByRole('button', { name: 'Make a link for a new authenticator' })).toBeNull()
  server.change({ [ACCESS]: ok({ operators: [anna] }), [`GET ${PATH}`]: ok({ operators: [anna] }) })
  await user.click(screen.getByRole('button', { name: 'Give access back' }))
  await screen.findByRole('cell', { name: 'Active' })
  expect(server.callsOf(ACCESS).map(({ body }) => body)).toEqual([
    { enabled: false, roles: ['figures', 'customers'] },
    { enabled: true, roles: ['figures', 'customers'] },
  ])
})

test('what opens the console is listed, with who made it, and ends by a press', async () => {
  const { user, server } = await open()
  const table = await screen.findByRole('table', { name: 'What opens the console' })
  const lines = within(table).getAllByRole('row').slice(1)
  expect(lines.map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent))).toEqual([
    [
      ...['Invitation', 'Whoever has the link', 'Bert', 'Manage operators'],
      ...['2026-11-20 10:00 UTC', '2026-11-27 10:00 UTC', '–', 'End Invitation'],
    ],
    [
      ...['Signed in on Chrome, macOS, this session', 'Olga', 'Olga', '–'],
      ...['2026-11-20 10:00 UTC', '2026-11-27 10:00 UTC', '2026-11-20 11:00 UTC', ''],
    ],
  ])
  server.change({
    'POST /api/v2/console/keys/one/ended': ok(null),
    'GET /api/v2/console/keys': ok({ keys: keys.slice(1) }),
  })
  await user.click(within(table).getByRole('button', { name: 'End Invitation' }))
  await screen.findByText('Ended: Invitation.')
  expect(screen.queryByText('Whoever has the link')).toBeNull()
})
