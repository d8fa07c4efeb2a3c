import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    seenProxy: SeenProxy
  }
}

/** Whether a visitor ever came through a proxy with a name of its own. */
export type SeenProxy = {
  /** Also before this process was started. Where the database is away, what this process has seen. */
  readonly isSeen: () => Promise<boolean>
  /** Stores it for good, with the next call where this one fails; whether it was not known. */
  readonly note: () => Promise<boolean>
}

const LOCAL = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Whether a browser says that it shows this site under another name than this machine's: something in front forwards it
 * here, also where it adds no header of its own. A page of another site that calls this one says so in Sec-Fetch-Site.
 */
export function cameByAnotherName({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const page = headers.origin ?? headers.referer
  const from = page === undefined ? null : URL.parse(page)
  return from !== null && from.hostname !== '' && !LOCAL.test(from.hostname)
}

/** What the applications of one process know of it together. */
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
 * On what the settings call a developer's machine: remembers for good that a proxy stands in front. Then it is none,
 * whatever the settings say: they may have been forgotten. Visitors' emails are written after their browser has sent
 * such a request.
 */
export function watchForProxies(app: FastifyInstance, seenProxy: SeenProxy): void {
  const note = async (request: FastifyRequest): Promise<void> => {
    if (!(await seenProxy.note())) return
    request.log.warn(
      'a proxy stands in front of what the settings call a developer’s machine: outbox, gallery and clock are closed',
    )
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (cameByAnotherName(request)) note(request).then(() => done(), done)
    else done()
  })
}
