import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Delivery = {
  readonly to: string
  readonly messageId: string
  /** The secret of the resume link, if the email has one. The app does not keep it once it is emailed. */
  readonly resumeSecret: string | null
}
export type SmtpServer = { readonly url: string; readonly delivered: readonly Delivery[]; stop(): Promise<void> }

const idIn = (raw: string): string => /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? ''

/** Long lines of an email are folded, each ending in a =. */
const resumeSecretIn = (raw: string): string | null =>
  /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(raw.replace(/=\r\n/g, ''))?.[1] ?? null

/** A real mail server that remembers the emails it received. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const delivered: Delivery[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const [messageId, resumeSecret] = [idIn(raw), resumeSecretIn(raw)]
        for (const { address } of envelope.rcptTo) delivered.push({ to: address, messageId, resumeSecret })
        done()
      })
    },
  })
  // A client killed during a session is not an error.
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
