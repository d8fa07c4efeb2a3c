import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a visitor ever came through a proxy with a name of its own. */
    seenProxy: { isSeen: boolean }
  }
}

const LOCAL = /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Whether a browser says that it shows this site under another name than this machine's: something in front forwards it
 * here, also where it adds no header of its own. A page of another site that calls this one says so in Sec-Fetch-Site.
 */
export function cameByAnotherName({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const from = URL.parse(headers.origin ?? headers.referer ?? '')
  return from !== null && from.hostname !== '' && !LOCAL.test(from.hostname)
}

/**
 * Remembers for good that a proxy stands in front. Then this is no developer's machine, whatever the settings say: they
 * may have been forgotten. Visitors' e-mails are written after their browser has sent such a request.
 */
export async function watchForProxies(app: FastifyInstance, db: Database): Promise<void> {
  const stored = await db
    .selectFrom('seen_proxy')
    .select('seen_at')
    .executeTakeFirst()
    .catch(() => undefined)
  const seen = { isSeen: stored !== undefined }
  app.decorate('seenProxy', seen)
  app.addHook('onRequest', async (request) => {
    if (seen.isSeen || !cameByAnotherName(request)) return
    seen.isSeen = true
    request.log.warn(
      'a proxy stands in front of what the settings call a developer’s machine: outbox, gallery and clock are closed',
    )
    await db
      .insertInto('seen_proxy')
      .values({ only_row: true, seen_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
