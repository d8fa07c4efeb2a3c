import nodemailer from 'nodemailer'
import { picturesIn } from './email-pictures.ts'
import type { EmailTransport } from './email-transport.ts'

/** ms that a mail server may take for each step; meanwhile the email's row is locked. */
const STEP_TIMEOUT = 15_000

const isThisMachine = (hostname: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/**
 * Connections to a mail server, each email over its own. Emails contain links that open accounts, so a server without
 * TLS is refused, unless it is this machine or the address says `?tls=off`.
 */
function mailServer(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  return nodemailer.createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isThisMachine(hostname) && searchParams.get('tls') !== 'off',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Signs in to the mail server as for an email and sends none. @throws with the server's reason */
export async function verifySmtp(url: string): Promise<void> {
  const transport = mailServer(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Delivers emails to a mail server. */
export function smtpTransport(url: string, from: string): EmailTransport {
  const transport = mailServer(url)
  return {
    name: 'smtp',
    deliver: async ({ stopLink, ...email }) => {
      // The address as an object: its text is never parsed as a list of addresses.
      const headers = stopLink === null ? {} : unsubscribeHeaders(stopLink)
      const attachments = await picturesIn(email.html)
      await transport.sendMail({ ...email, attachments, from, to: { name: '', address: email.to }, headers })
    },
  }
}

/**
 * With these headers a mail program shows its own unsubscribe button, and sends one POST when it is pressed (RFC 2369,
 * RFC 8058).
 */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
