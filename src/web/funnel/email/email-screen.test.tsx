import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choiceOf } from '#analytics/client/choice.ts'
import { routes, VISITOR_ID } from '#domain/api/routes.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { openStep, storedHero } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { refused, stubServer } from '#web/stub-server.fixture.ts'

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your e-mail address' })
const next = () => screen.getByRole('button', { name: /Next Step|One moment/ })

async function openEmail() {
  storeConditions(['NONE'])
  return openStep('confirm-email')
}

const wrong = [
  '',
  ' ',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@@example.com',
  'ada@example..com',
  'ada@.example.com',
  'ada b@example.com',
  'ada@example.c',
  'ada@1.2',
  ['a'.repeat(65), 'example.com'].join('@'),
  ['ada', `${'a'.repeat(250)}.com`].join('@'),
  'ada@example.com, eve@example.com',
  '<script>@example.com',
]

test('what is no address is refused, and nothing is sent', async () => {
  const server = stubServer({})
  await openEmail()
  for (const text of wrong) {
    fireEvent.change(address(), { target: { value: 'a' } })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(address(), { target: { value: text } })
    fireEvent.click(next())
    expect(screen.getByRole('alert').textContent, text).toBe('Enter an e-mail address like name@example.com.')
    expect(address().getAttribute('aria-invalid')).toBe('true')
  }
  expect(server.callsOf(`POST ${routes.leads}`)).toEqual([])
  expect(storedHero().email).toBeUndefined()
})

test('a misspelt domain is offered to be mended, and the mended address is sent', async () => {
  const server = stubServer({ [`POST ${routes.leads}`]: { status: 201, body: { token: 'a-token' } } })
  const user = await openEmail()
  await user.type(address(), 'ada@gmial.com')
  await user.click(screen.getByRole('button', { name: 'ada@gmail.com' }))
  expect(address().value).toBe('ada@gmail.com')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect(server.callsOf(`POST ${routes.leads}`)).toMatchObject([{ body: { hero: { email: 'ada@gmail.com' } } }])
})

test('the answers are sent once, with the health question; the token is kept and the plans follow', async () => {
  const server = stubServer({ [`POST ${routes.leads}`]: { status: 201, body: { token: 'a-token' } } })
  const user = await openEmail()
  await user.type(address(), ' ada@example.com ')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  const sent = server.callsOf(`POST ${routes.leads}`)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    body: { hero: { email: 'ada@example.com', weight: 80 }, conditions: ['NONE'] },
  })
  expect(window.localStorage.getItem('token')).toBe('a-token')
  expect(storedHero()).toMatchObject({ email: 'ada@example.com' })
})

test('a lead that is sent before measuring has begun is linked to the visitor who said yes', async () => {
  const server = stubServer({ [`POST ${routes.leads}`]: { status: 201, body: { token: 'a-token' } } })
  const deviceId = '3f2b8c1e-0d4a-4b6f-9c7d-5e8a1b2c3d4e'
  writeEntry(storageKeys.consent, JSON.stringify(choiceOf(true, false, PRIVACY_WORDS_VERSION)))
  writeEntry(storageKeys.visitor, JSON.stringify({ identity: { deviceId, userId: null } }))
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect(server.callsOf(`POST ${routes.leads}`)).toMatchObject([{ headers: { [VISITOR_ID]: deviceId } }])
})

test('a refusal of the server is said beside the field until something else is typed', async () => {
  stubServer({ [`POST ${routes.leads}`]: refused('EMAIL_INVALID', 'This address cannot be used.', 422) })
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  expect((await screen.findByRole('alert')).textContent).toBe('This address cannot be used.')
  await user.type(address(), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a server the address stays, and the visitor sees that it is retried', async () => {
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  await waitFor(() => expect(screen.getByText(/We cannot reach our server/)).not.toBeNull())
  expect(address().value).toBe('ada@example.com')
})

test('a visitor who has not answered the health question is led back to it', async () => {
  await openStep('confirm-email')
  await screen.findByRole('heading', { level: 1, name: 'One question about your health' })
})
