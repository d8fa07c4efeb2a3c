import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    seenProxy: SeenProxy
  }
}

/** Whether a visitor ever came through a proxy with a name of its own. */
export type SeenProxy = {
  /**
   * Includes what was seen before this process started. If the database is unavailable, only what this process has
   * seen.
   */
  readonly isSeen: () => Promise<boolean>
  /**
   * Stores that a proxy was seen, for good; a failed call is made up for by the next one. Returns whether it is news.
   */
  readonly note: () => Promise<boolean>
}

const LOCAL = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Whether a browser reports that it shows this site under a name other than this machine's: then something in front
 * forwards requests, even if it adds no header. Requests from pages of other sites are recognised by Sec-Fetch-Site.
 */
export function cameByAnotherName({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const page = headers.origin ?? headers.referer
  const from = page === undefined ? null : URL.parse(page)
  return from !== null && from.hostname !== '' && !LOCAL.test(from.hostname)
}

/** Shared by all applications of one process. */
export function createSeenProxy(db: Database): SeenProxy {
  let isSeen = false
  let isRead = false
  let isStored = false
  return {
    isSeen: async () => {
      if (isSeen || isRead) return isSeen
      const stored = await db
        .selectFrom('seen_proxy')
        .select('seen_at')
        .execute()
        .catch(() => null)
      isRead = stored !== null
      isSeen ||= (stored ?? []).length > 0
      return isSeen
    },
    note: async () => {
      isSeen = true
      if (isStored) return false
      const added = await db
        .insertInto('seen_proxy')
        .values({ only_row: true, seen_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('seen_at')
        .execute()
      isStored = true
      return added.length > 0
    },
  }
}

/**
 * Remembers for good, on what the settings call a developer's machine, that a proxy stands in front. From then on it is
 * no longer treated as one, whatever the settings say: they may have been forgotten. Visitors' emails are only written
 * after their browser has sent such a request.
 */
export function watchForProxies(app: FastifyInstance, seenProxy: SeenProxy): void {
  const note = async (request: FastifyRequest): Promise<void> => {
    if (!(await seenProxy.note())) return
    request.log.warn(
      'a proxy stands in front of what the settings call a developer’s machine: outbox, gallery and clock are closed',
    )
  }
  app.addHook('onRequest', (request, _reply, done) => {
    // A preflight says what a foreign page would like to send, and nothing about what stands in front.
    if (request.method !== 'OPTIONS' && cameByAnotherName(request)) note(request).then(() => done(), done)
    else done()
  })
}
