import nodemailer from 'nodemailer'
import type { EmailTransport } from './email-transport.ts'

/** ms that a mail server may take for each step; the letter's row is locked meanwhile. */
const PATIENCE = 15_000

/** Hands letters to a mail server, each over a connection of its own. */
export function smtpTransport(url: string, from: string): EmailTransport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    deliver: async (mail) => {
      // The address as an object: its text is never parsed as a list of several.
      await transport.sendMail({ ...mail, from, to: { name: '', address: mail.to } })
    },
  }
}
