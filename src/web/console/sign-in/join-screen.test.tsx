import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { InvitationReply } from '#domain/api/console/operators.ts'
import { openConsole, sessionExample } from '#web/console/console.fixture.tsx'
import { ok, type Replies, refused } from '#web/stub-server.fixture.ts'

const secret = 'a-secret-of-an-invitation'
const INVITATION = 'POST /api/v2/console/invitation'
const JOIN = 'POST /api/v2/console/join'
const invitation: InvitationReply = {
  roles: ['figures', 'operators'],
  login: null,
  codeSecret: 'JBSWY3DPEHPK3PXP',
  codeAddress: 'otpauth://totp/console?secret=JBSWY3DPEHPK3PXP',
}
const joined = ok({ session: sessionExample(['operators']), recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] })

const open = (replies: Replies) => openConsole(`/join#${secret}`, { roles: ['operators'], replies })
const typedIn = () => screen.getAllByLabelText<HTMLInputElement>(/^(Name|Your|Pass|Code)/).map(({ value }) => value)
const pasteInto = async (user: UserEvent, label: string, text: string | undefined) => {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

test('an invited operator sets up an authenticator, keeps the input after a refusal, and gets recovery codes', async () => {
  const { user, server } = await open({
    [INVITATION]: ok(invitation),
    [JOIN]: refused('CODE_WRONG', 'This is not the code.', 422),
    'GET /api/v2/console/operators': ok({ operators: [] }),
  })
  await screen.findByText('Your role: see figures, manage operators.')
  screen.getByText('JBSW Y3DP EHPK 3PXP')
  screen.getByRole('img', { name: 'The key as a picture to scan' })
  expect(screen.getByRole('link', { name: /^Open in an authenticator/ }).getAttribute('href')).toBe(
    invitation.codeAddress,
  )
  const typed = ['anna@example.com', 'Anna A', 'correct horse battery', '123456']
  const labels = ['Name to sign in with', 'Your name', 'Password', 'Code']
  for (const [place, label] of labels.entries()) await pasteInto(user, label, typed[place])
  await user.click(screen.getByRole('button', { name: 'Become an operator' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This is not the code.')
  expect(typedIn()).toEqual(typed)
  server.change({ [JOIN]: joined })
  await user.click(screen.getByRole('button', { name: 'Become an operator' }))
  await screen.findByText('AAAA-BBBB-CCCC-DDDD')
  const [login, name, password, code] = typed
  expect(server.callsOf(JOIN)[1]?.body).toEqual({ invitation: secret, login, name, password, code })
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  await screen.findByRole('heading', { level: 1, name: 'Operators' })
  expect(window.location.href).not.toContain(secret)
})

test('an operator who lost the authenticator chooses a new password under their present name', async () => {
  const { user, server } = await open({ [INVITATION]: ok({ ...invitation, login: 'olga' }), [JOIN]: joined })
  await screen.findByText('The old ones stop working, and you are signed out everywhere.')
  await pasteInto(user, 'Password', 'too short')
  await pasteInto(user, 'Code', '123456')
  expect(typedIn()).toEqual(['too short', '123456'])
  await user.click(screen.getByRole('button', { name: 'Use these from now on' }))
  expect(server.callsOf(JOIN)).toEqual([])
  await pasteInto(user, 'Password', ' no more')
  await user.click(screen.getByRole('button', { name: 'Use these from now on' }))
  await screen.findByRole('heading', { level: 1, name: 'Keep these codes' })
  const body = { invitation: secret, login: 'olga', name: 'olga', password: 'too short no more', code: '123456' }
  expect(server.callsOf(JOIN).map((call) => call.body)).toEqual([body])
})

test('a second attempt after a lost reply says that the first one may have succeeded', async () => {
  const { user, server } = await open({ [INVITATION]: ok({ ...invitation, login: 'olga' }) })
  await screen.findByLabelText('Password')
  await pasteInto(user, 'Password', 'correct horse battery')
  await pasteInto(user, 'Code', '123456')
  const press = () => user.click(screen.getByRole('button', { name: 'Use these from now on' }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached. Please try again.')
  server.change({ [JOIN]: refused('INVITATION_INVALID', 'This invitation was used or has expired.', 410) })
  await press()
  await screen.findByText(
    /^The link has been used, perhaps by your first attempt, whose reply did not arrive\. Try to sign in/,
  )
  expect(typedIn()).toEqual(['correct horse battery', '123456'])
})

test.each<[string, Replies, string]>([
  [
    'was used or has expired',
    { [INVITATION]: refused('INVITATION_INVALID', 'This invitation was used or has expired.', 410) },
    'This invitation was used or has expired.',
  ],
  [
    'was cut off when it was copied',
    { [INVITATION]: refused('INPUT_INVALID', 'Please look at the marked field.', 422) },
    'This link is incomplete. Open the whole link again, or ask for a new one.',
  ],
  ['is opened without a network', {}, 'The server cannot be reached. Please try again.'],
])('the page says so if a link %s, and shows no form', async (_, replies, words) => {
  const { server } = await open(replies)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(server.callsOf(INVITATION)[0]?.body).toEqual({ invitation: secret })
})
