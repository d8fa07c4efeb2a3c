import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { InvitationView } from '#domain/api/member/household.ts'
import { openApp } from '#web/app.fixture.tsx'
import { openMember } from '#web/member/member.fixture.tsx'
import { monthPlan } from '#web/member/table/kitchen.example.ts'
import { ok, type Replies, refused, stubServer } from '#web/stub-server.fixture.ts'
import { forgetInvitation, storedInvitation } from './invitation-store.ts'

const INVITATION = 'POST /api/v2/household-invitation'
const JOIN = 'POST /api/v2/member/household/join'
const secret = 'A'.repeat(43)
const invitation: InvitationView = {
  ...{ from: 'Ann', eaters: 1, until: '2026-11-25T10:00:00.000Z' },
  ...{ terms: 'free', paidUntil: '2026-12-16T10:00:00.000Z' },
}

beforeEach(forgetInvitation)

const title = () => screen.findByRole('heading', { level: 1, name: 'Join a kitchen' })
async function openSignedIn(view: InvitationView = invitation, others: Replies = {}) {
  const opened = await openMember(`/plan/join#${secret}`, { [INVITATION]: ok(view), ...others })
  await title()
  await screen.findByText(/Ann has invited you/)
  return opened
}

test('who has not answered the questions is told what is shared, what is not, what it costs, and answers them', async () => {
  const server = stubServer({ [INVITATION]: ok(invitation) })
  openApp(`/plan/join#${secret}`)
  await screen.findByText(/Ann has invited you/)
  screen.getByText(/Joining is free, and nothing is ever charged to you\..* until December 16\./)
  screen.getByText(/Your weight, your diary and your answers/)
  screen.getByRole('button', { name: 'Answer the questions' })
  expect(screen.queryByRole('button', { name: 'Join the kitchen' })).toBeNull()
  expect(server.callsOf(INVITATION)[0]?.body).toEqual({ invitation: secret })
  // It waits on the device, out of the address, where others could read it.
  expect(storedInvitation()).toBe(secret)
  expect(window.location.hash).toBe('')
})

test('nobody joins without agreeing to what is shared', async () => {
  const { user, server } = await openSignedIn(invitation, { [JOIN]: ok(null) })
  await user.type(screen.getByLabelText(/^Your name/), ' Ben ')
  await user.click(screen.getByRole('button', { name: 'Join the kitchen' }))
  screen.getByText('Please agree first. Without it there’s nothing to share.')
  expect(server.callsOf(JOIN)).toHaveLength(0)
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Join the kitchen' }))
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  expect(server.callsOf(JOIN)[0]?.body).toEqual({ invitation: secret, name: 'Ben', agreed: true })
  expect(storedInvitation()).toBeNull()
})

test('a refusal is told, and the name stays', async () => {
  const { user } = await openSignedIn(invitation, { [JOIN]: refused('HOUSEHOLD_FULL', 'Eight eat here already.') })
  await user.type(screen.getByLabelText(/^Your name/), 'Ben')
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }))
  await user.click(screen.getByRole('button', { name: 'Join the kitchen' }))
  await screen.findByText('Eight eat here already.')
  expect(screen.getByLabelText(/^Your name/)).toHaveProperty('value', 'Ben')
})

test('where everybody needs a plan of their own, it says so before, and leads to the plans', async () => {
  await openSignedIn({ ...invitation, terms: 'own-plan', ownPlans: [monthPlan] })
  screen.getByText(/you need a plan of your own/)
  screen.getByText('4-Week Plan: $29.99 every 30 days, until you cancel')
  screen.getByRole('button', { name: 'See the plans' })
})

test('an invitation that opens nothing is told and forgotten', async () => {
  const sentence = 'This invitation has been used.'
  await openMember(`/plan/join#${secret}`, { [INVITATION]: refused('HOUSEHOLD_INVITATION_USED', sentence, 410) })
  await screen.findByText(sentence)
  expect(storedInvitation()).toBeNull()
})

test('the page without an invitation says how it is opened', async () => {
  await openMember('/plan/join')
  await title()
  await screen.findByText(/opens with the link of an invitation/)
})
