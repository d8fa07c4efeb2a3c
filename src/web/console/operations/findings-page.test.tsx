import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FindingsReply } from '#domain/api/console/operations.ts'
import { openConsole } from '#web/console/console.fixture.tsx'
import { ok } from '#web/stub-server.fixture.ts'

const id = '01980000-0000-7000-8000-00000000000f'
const PATH = '/api/v2/console/findings'
const finding: FindingsReply['findings'][number] = {
  id,
  what: 'plan_not_changed',
  title: 'A renewal came without the plan that was agreed to',
  advice: 'Write to the customer.',
  subject: '01980000-0000-7000-8000-00000000000c',
  leadId: '01980000-0000-7000-8000-00000000000a',
  detail: 'renewed without 12-Week Plan',
  foundAt: '2026-11-20T10:00:00.000Z',
  seenAt: '2026-11-20T10:00:00.000Z',
}

test('a finding shows the contradiction and what to do, in the list and where it is settled', async () => {
  const replies = { [`GET ${PATH}`]: ok({ findings: [finding] }) }
  const { user, server } = await openConsole('/findings', { roles: ['customers'], replies })
  await screen.findByRole('cell', { name: `${finding.title} ${finding.advice}` })
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  expect(window.location.search).toBe(`?finding=${id}`)
  const opened = screen.getByRole('heading', { name: `Settle: ${finding.title}` })
  expect(document.activeElement).toBe(opened)
  expect(screen.getAllByText(finding.advice)).toHaveLength(2)
  await user.type(screen.getByLabelText('How'), 'refunded the difference')
  const none = ok({ findings: [] })
  server.change({ [`POST ${PATH}/${id}/resolved`]: none, [`GET ${PATH}`]: none })
  await user.click(screen.getByRole('button', { name: 'Mark as settled' }))
  await screen.findByText('Everything fits together.')
  expect(server.callsOf(`POST ${PATH}/${id}/resolved`)[0]?.body).toEqual({ note: 'refunded the difference' })
})

test('a note typed for one finding does not appear for another', async () => {
  const another = { ...finding, id: '01980000-0000-7000-8000-00000000001f', title: 'A second charge' }
  const replies = { [`GET ${PATH}`]: ok({ findings: [finding, another] }) }
  const { user } = await openConsole('/findings', { roles: ['customers'], replies })
  const [first, second] = await screen.findAllByRole('button', { name: 'Settle' })
  if (first === undefined || second === undefined) throw new Error('There are two.')
  await user.click(first)
  await user.type(screen.getByLabelText('How'), 'refunded the difference')
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  await user.click(second)
  expect(screen.getByLabelText<HTMLInputElement>('How').value).toBe('')
})

test('decisions for safety are counted by reason', async () => {
  const decisions = [
    { kind: 'RAISE', reason: 'TOO_FAST', members: 4 },
    { kind: 'HOLD', reason: 'LOST_TENTH', members: 2 },
  ]
  const replies = {
    [`GET ${PATH}`]: ok({ findings: [] }),
    'GET /api/v2/console/safety-decisions': ok({ decisions }),
  }
  await openConsole('/findings', { roles: ['customers'], replies })
  const rows = await screen.findAllByRole('row', { name: /More food|Weight held/ })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'More foodLosing too fast4',
    'Weight heldA tenth lost in eight weeks2',
  ])
})
