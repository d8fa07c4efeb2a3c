import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { smtpTransport } from './smtp-transport.ts'

let received = 0
let latest = ''
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    received += 1
    latest = ''
    stream.on('data', (chunk: Buffer) => {
      latest += chunk.toString()
    })
    stream.on('end', () => done())
  },
})
smtp.listen(0, '0.0.0.0')
await once(smtp.server, 'listening')
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
const address = smtp.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const email = {
  messageId: '<1@example.com>',
  to: 'ann@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  stopLink: null,
}
const deliver = (url: string) => smtpTransport(url, 'hello@example.com').deliver(email)

test('an SMTP server without TLS gets no email, unless it is this machine or the URL allows it', async () => {
  // An address of this machine other than the loopback address, so that it counts as another machine.
  await expect(deliver(`smtp://0.0.0.0:${port}`)).rejects.toThrow(/TLS/i)
  expect(received).toBe(0)
  await deliver(`smtp://0.0.0.0:${port}?tls=off`)
  await deliver(`smtp://127.0.0.1:${port}`)
  expect(received).toBe(2)
})

test('a recurring email has a header with which a mail program can stop it', async () => {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'hello@example.com')
  await transport.deliver(email)
  expect(latest).not.toContain('List-Unsubscribe')
  await transport.deliver({ ...email, stopLink: 'https://example.com/v3/weigh-in-reminder/secret' })
  expect(latest).toMatch(/^List-Unsubscribe: <https:\/\/example\.com\/v3\/weigh-in-reminder\/secret>\r$/m)
  expect(latest).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})
