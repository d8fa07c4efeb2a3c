import type { Answer, Peers } from './peers.ts'

type ReportedRequest = {
  readonly address: string
  readonly isForwarded: boolean
  readonly at: number
  readonly newestMigration: number
  readonly build?: string | null
}

export type World = {
  /** Answers of addresses; all others do not answer. */
  readonly site: Readonly<Record<string, Partial<Answer>>>
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly certificate: { readonly validTo: Date; readonly refusal: string | null }
  readonly mailServer: string | null
  readonly disk: { readonly free: number; readonly total: number }
  /** What the app says about a request with these headers. */
  readonly seen: (headers: Readonly<Record<string, string>>) => ReportedRequest | null
}

/** Everybody outside the app, as a test has them. */
export const peersOf = ({ site, texts, certificate, mailServer, disk, seen }: World): Peers => ({
  request: async (url, { headers = {} } = {}) => {
    const answer = site[url]
    if (answer === undefined) throw new Error('no answer')
    const said = url.endsWith('/readyz') ? seen(headers) : null
    return {
      ...{ status: 200, headers: new Map([['date', new Date().toUTCString()]]), ms: 12 },
      text: JSON.stringify({ status: 'ready', ...(said === null ? {} : { seen: said }) }),
      ...answer,
    }
  },
  certificate: async () => certificate,
  texts: async (name) => texts[name] ?? [],
  greetMailServer: async () => {
    if (mailServer !== null) throw new Error(mailServer)
  },
  disk: async () => disk,
})
