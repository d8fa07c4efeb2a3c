import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import { validKeys } from '#server/access-keys/find-key.ts'
import { negotiateEncoding } from '#server/http/encoding.ts'
import type { Access } from '#server/leads/plan-access.ts'
import type { Services } from '#server/services.ts'
import type { Opened } from './authenticate-member.ts'
import { type Owners, ownersFor, rowVersions, type VersionedTable } from './row-versions.ts'

/** A fast level: a week of 90 kB becomes 13 kB in less than a millisecond. */
const LEVEL = 3
const pack = promisify(gzip)
const unpack = promisify(gunzip)
const packed = new Set(['identity', 'gzip'] as const)

type Kept = {
  readonly owners: Owners
  readonly versions: string
  /** When their access ends, which nothing writes at that time. */
  readonly until: Date
  readonly body: Buffer
}

export type KeptReplies = {
  /**
   * The reply to a question of a member: the one that was given before, as long as no row that it was made from has been
   * written since. It is answered with its bytes, so that it is not even parsed.
   * @param asked what is asked for, with all about the request that the answer depends on beside who asks and when, and
   * the tables that it is made from
   */
  readonly reply: (
    sent: { readonly request: Pick<FastifyRequest, 'headers'>; readonly reply: FastifyReply },
    opened: Opened,
    asked: { readonly what: string; readonly tables: readonly VersionedTable[] },
    make: () => Promise<{ readonly body: unknown; readonly access: Access }>,
  ) => Promise<FastifyReply>
  /**
   * Drops the replies to those who are signed in nowhere any more, and those about somebody who was deleted, by whatever
   * process. Returns how many were dropped.
   */
  readonly dropEnded: () => Promise<number>
}

/** Keeps the replies that were read last. */
export function createKeptReplies({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>): KeptReplies {
  const replies = new QuickLRU<string, Kept>({ maxSize: config.plannerCache })
  return {
    reply: async ({ request, reply }, { session: { leadId }, today, isSaid }, { what, tables }, make) => {
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
      const key = `${leadId} ${what} ${today}${isSaid ? '' : ' or later'}`
      const kept = replies.get(key)
      if (kept !== undefined && kept.until > now() && (await rowVersions(db, tables, kept.owners)) === kept.versions) {
        if (negotiateEncoding(request.headers['accept-encoding'], packed) === 'identity')
          return reply.send(await unpack(kept.body))
        return reply.header('content-encoding', 'gzip').send(kept.body)
      }
      // Read before anything else, so that a reply is never older than the versions under which it is kept.
      const owners = await ownersFor(db, leadId)
      const versions = owners === null ? null : await rowVersions(db, tables, owners)
      const { body, access } = await make()
      const text = JSON.stringify(body)
      if (owners !== null && versions !== null && access.kind === 'full')
        replies.set(key, { owners, versions, until: access.until, body: await pack(text, { level: LEVEL }) })
      return reply.send(text)
    },
    dropEnded: async () => {
      const kept = [...replies]
      if (kept.length === 0) return 0
      const members = [...new Set(kept.map(([, { owners }]) => owners.leadId))]
      const sessions = await validKeys(db, now())
        .select('lead_id')
        .distinct()
        .where('kind', '=', 'session')
        .where('lead_id', 'in', members)
        .execute()
      const people = await db
        .selectFrom('persons')
        .select('id')
        .where('id', 'in', [...new Set(kept.flatMap(([, { owners }]) => owners.adults))])
        .execute()
      const isSignedIn = new Set(sessions.map(({ lead_id }) => lead_id))
      const isThere = new Set(people.map(({ id }) => id))
      const ended = kept.filter(
        ([, { owners }]) => !(isSignedIn.has(owners.leadId) && owners.adults.every((adult) => isThere.has(adult))),
      )
      for (const [key] of ended) replies.delete(key)
      return ended.length
    },
  }
}
