import { expect, test } from 'vitest'
import { emailExamples } from '#server/email/emails.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const GALLERY = '/v3/mail-gallery'

test('every email is listed, and shown in both colour schemes and as text, under its own policy', async () => {
  const list = await server.get(GALLERY)
  for (const name of emailExamples().keys()) {
    expect(list.body).toContain(`href="${GALLERY}/${name}"`)
    for (const query of ['', '?scheme=light', '?scheme=dark']) {
      const email = await server.get(`${GALLERY}/${name}${query}`)
      expect(email.statusCode).toBe(200)
      expect(email.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    }
  }
  const text = await server.get(`${GALLERY}/receipt?as=text`)
  expect([text.headers['content-type'], text.body]).toEqual([
    'text/plain; charset=utf-8',
    emailExamples().get('receipt')?.text,
  ])
})

test("a colour scheme is shown regardless of the device's preference", async () => {
  expect((await server.get(`${GALLERY}/receipt?scheme=dark`)).body).toContain('@media all {')
  expect((await server.get(`${GALLERY}/receipt?scheme=light`)).body).toContain('@media not all {')
})

test.each(['nothing', '__proto__', 'constructor'])('an unknown email %j leads back to the list', async (name) => {
  const reply = await server.get(`${GALLERY}/${name}`)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, GALLERY])
})

test('a visitor from another machine gets no gallery', async () => {
  const reply = await server.get(GALLERY, { 'x-forwarded-for': '203.0.113.1' })
  expect(refusalIn(reply)).toEqual([404, 'NOT_FOUND'])
})
