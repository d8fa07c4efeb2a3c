import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choiceOf } from '#analytics/client/choice.ts'
import { routes, VISITOR_ID } from '#domain/api/routes.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { PRIVACY_WORDS_VERSION } from '#domain/privacy-choices.ts'
import { openStep, settled, storeConfirmation, storedHero, writeInOtherTab } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { confirmationOf } from '#web/device/confirmed-answers.ts'
import { storageKeys, writeEntry } from '#web/device/storage.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { type Reply, refused, stubServer } from '#web/stub-server.fixture.ts'

const LEADS = `POST ${routes.leads}`
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' })
const next = () => screen.getByRole('button', { name: /Next Step|One moment/ })

/** A slow server: it holds each lead until the test lets it through, in order of arrival. */
function slowServer() {
  const waiting: ((token: string) => void)[] = []
  const server = stubServer({
    [LEADS]: () => {
      const { promise, resolve } = Promise.withResolvers<Reply>()
      waiting.push((token) => resolve({ status: 201, body: { token } }))
      return promise
    },
  })
  return { letThrough: (token: string) => waiting.shift()?.(token), asked: () => server.callsOf(LEADS).length }
}

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

test('text that is not an address is refused, and nothing is sent', async () => {
  const server = stubServer({})
  await openEmail()
  for (const text of wrong) {
    fireEvent.change(address(), { target: { value: 'a' } })
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(address(), { target: { value: text } })
    fireEvent.click(next())
    expect(screen.getByRole('alert').textContent, text).toBe('Enter an email address like name@example.com.')
    expect(address().getAttribute('aria-invalid')).toBe('true')
  }
  expect(server.callsOf(LEADS)).toEqual([])
  expect(storedHero().email).toBeUndefined()
})

test('a correction of a misspelt domain is offered, and the corrected address is sent', async () => {
  const server = stubServer({ [LEADS]: { status: 201, body: { token: 'a-token' } } })
  const user = await openEmail()
  await user.type(address(), 'ada@gmial.com')
  await user.click(screen.getByRole('button', { name: 'ada@gmail.com' }))
  expect(address().value).toBe('ada@gmail.com')
  expect(document.activeElement).toBe(address())
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect(server.callsOf(LEADS)).toMatchObject([{ body: { hero: { email: 'ada@gmail.com' } } }])
})

test('a domain that could still become a known one is not corrected until the field is left', async () => {
  const user = await openEmail()
  await user.type(address(), 'ada@gmail.co')
  expect(screen.queryByRole('button', { name: 'ada@gmail.com' })).toBeNull()
  await user.tab()
  screen.getByRole('button', { name: 'ada@gmail.com' })
})

test('the answers are sent once, with the health question; the token is kept and the plans follow', async () => {
  const server = stubServer({ [LEADS]: { status: 201, body: { token: 'a-token' } } })
  const user = await openEmail()
  await user.type(address(), ' ada@example.com ')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  const sent = server.callsOf(LEADS)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    body: { hero: { email: 'ada@example.com', weight: 80 }, conditions: ['NONE'] },
  })
  expect(window.localStorage.getItem('token')).toBe('a-token')
  expect(storedHero()).toMatchObject({ email: 'ada@example.com' })
  expect(confirmationOf(storedHero())).toBe('current')
})

test('the screen says so when answers have changed since they were confirmed', async () => {
  storeConfirmation({ ...heroUpTo('confirm-email'), foodRestrictions: ['TREE_NUTS'] })
  await openEmail()
  await screen.findByText(/^Your answers have changed since you confirmed them/)
})

test('an answer that another tab changes while the answers are being sent does not count as confirmed', async () => {
  const { letThrough } = slowServer()
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  writeInOtherTab('hero', JSON.stringify({ ...storedHero(), foodRestrictions: ['TREE_NUTS'] }))
  letThrough('a-token')
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect(confirmationOf(storedHero())).toBe('changed')
})

test('an address that is replaced while it is being sent has no effect, and the next one counts', async () => {
  const { letThrough, asked } = slowServer()
  const user = await openEmail()
  await user.type(address(), 'ada@gmial.com')
  await user.click(next())
  await waitFor(() => expect(asked()).toBe(1))
  await user.clear(address())
  await user.type(address(), 'ada@gmail.com')
  await user.click(next())
  await waitFor(() => expect(asked()).toBe(2))
  letThrough('of-the-typo')
  expect(await settled(() => storedHero().email)).toBeUndefined()
  letThrough('of-ada')
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect([storedHero().email, window.localStorage.getItem('token')]).toEqual(['ada@gmail.com', 'of-ada'])
})

test('a visitor who has left the page before the reply stays where they are', async () => {
  const { letThrough, asked } = slowServer()
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  await waitFor(() => expect(asked()).toBe(1))
  await user.click(screen.getByRole('link', { name: 'How we treat your data' }))
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  letThrough('a-token')
  expect(await settled(() => currentPath())).toBe('/privacy')
  expect(storedHero().email).toBeUndefined()
})

test('an earlier answer that the server refuses is corrected at its question, and the address is not blamed', async () => {
  const say = 'Choose a day from tomorrow to two years from now.'
  const body = { code: 'EVENT_DATE_INVALID', message: say, field: 'hero.eventDate' }
  stubServer({ [LEADS]: { status: 422, body } })
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  expect((await screen.findByRole('alert')).textContent).toBe(say)
  expect(address().getAttribute('aria-invalid')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Check this answer' }))
  await screen.findByRole('heading', { level: 1, name: 'When is it?' })
  await user.click(screen.getByRole('button', { name: 'Next Step' }))
  await screen.findByRole('heading', { level: 1, name: 'Where should we send your forecast?' })
})

test('a lead that is sent before measurement has started is linked to the visitor who consented', async () => {
  const server = stubServer({ [LEADS]: { status: 201, body: { token: 'a-token' } } })
  const deviceId = '3f2b8c1e-0d4a-4b6f-9c7d-5e8a1b2c3d4e'
  writeEntry(storageKeys.consent, JSON.stringify(choiceOf(true, false, PRIVACY_WORDS_VERSION)))
  writeEntry(storageKeys.visitor, JSON.stringify({ identity: { deviceId, userId: null } }))
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' })
  expect(server.callsOf(LEADS)).toMatchObject([{ headers: { [VISITOR_ID]: deviceId } }])
})

test('a refusal by the server is shown beside the field until something else is typed', async () => {
  stubServer({ [LEADS]: refused('EMAIL_INVALID', 'This address cannot be used.', 422) })
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  expect((await screen.findByRole('alert')).textContent).toBe('This address cannot be used.')
  await user.type(address(), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('when the server cannot be reached the address stays, and the visitor sees that it is retried', async () => {
  const user = await openEmail()
  await user.type(address(), 'ada@example.com')
  await user.click(next())
  await waitFor(() => expect(screen.getByText(/We can’t reach our server/)).not.toBeNull())
  expect(address().value).toBe('ada@example.com')
})

test('a visitor who has not answered the health question is led back to it', async () => {
  await openStep('confirm-email')
  await screen.findByRole('heading', { level: 1, name: 'One question about your health' })
})
