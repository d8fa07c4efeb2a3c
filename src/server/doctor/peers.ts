import { resolveTxt } from 'node:dns/promises'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'

/** ms that anybody outside may take to answer. */
const TIMEOUT_MS = 5000

export type Answer = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly ms: number
}

/** Everything outside the app that an examination asks; a test gives answers of its own. */
export type Peers = {
  /** Redirects are not followed. @throws if nobody answers */
  request(
    url: string,
    options?: { readonly method?: string; readonly headers?: Record<string, string> },
  ): Promise<Answer>
  /** Until when the certificate is valid, and why a browser would refuse it. @throws if nobody answers */
  certificate(host: string, port: number): Promise<{ readonly validTo: Date; readonly refusal: string | null }>
  /** The texts of a name in DNS; empty if it has none. @throws if DNS does not answer */
  texts(name: string): Promise<readonly string[]>
  /** Signs in to the mail server and sends nothing. @throws with its reason */
  greetMailServer(url: string): Promise<void>
  /** Free and total bytes of the disk under a folder. */
  disk(folder: string): Promise<{ readonly free: number; readonly total: number }>
}

async function request(url: string, { method = 'GET', headers = {} }: Parameters<Peers['request']>[1] = {}) {
  const start = performance.now()
  const body = method === 'POST' ? { body: '{}' } : {}
  const reply = await fetch(url, {
    ...{ method, headers, redirect: 'manual' as const, signal: AbortSignal.timeout(TIMEOUT_MS) },
    ...body,
  })
  return {
    status: reply.status,
    headers: new Map(reply.headers),
    text: await reply.text(),
    ms: performance.now() - start,
  }
}

const certificate: Peers['certificate'] = (host, port) =>
  new Promise((resolve, reject) => {
    // What is wrong with a certificate is to be said, so the connection is made with any.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      const { valid_to } = socket.getPeerCertificate()
      const refusal = socket.authorized ? null : String(socket.authorizationError)
      socket.destroy()
      resolve({ validTo: new Date(valid_to), refusal })
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
  })

const NO_SUCH_NAME: readonly unknown[] = ['ENODATA', 'ENOTFOUND']

async function texts(name: string): Promise<readonly string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_SUCH_NAME.includes(error.code)) return []
    throw error
  }
}

async function greetMailServer(url: string): Promise<void> {
  const { verifySmtp } = await import('#server/email/smtp-transport.ts')
  await verifySmtp(url)
}

async function disk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

export const realPeers: Peers = { request, certificate, texts, greetMailServer, disk }
