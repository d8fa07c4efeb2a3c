import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Delivery = { readonly to: string; readonly messageId: string }
export type SmtpServer = { readonly url: string; readonly delivered: readonly Delivery[]; stop(): Promise<void> }

const idIn = (raw: string): string => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''

/** A real mail server that remembers what it was handed. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const delivered: Delivery[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const messageId = idIn(Buffer.concat(chunks).toString())
        for (const { address } of envelope.rcptTo) delivered.push({ to: address, messageId })
        done()
      })
    },
  })
  // A client that is killed during a session is no matter.
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const address = smtp.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
