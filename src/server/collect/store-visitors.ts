import { sql } from 'kysely'
import type { EventArrival } from '#analytics/events/read-arrivals.ts'
import type { IsoDate } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { DoubtsNames } from './named-by-network.ts'
import type { SeenVisitor } from './seen-visitor.ts'

/** What is stored of each visitor. */
export type KnownVisitors = ReadonlyMap<
  string,
  {
    /** The day (UTC) on which the visitor was first heard of: the rows are in the partition of this day. */
    readonly day: IsoDate
    /** The first document of the visit that this one continues. */
    readonly continues: string | null
    readonly isNew: boolean
  }
>

/** The day of each visitor whose rows are stored. */
export type DayOfVisitor = ReadonlyMap<string, IsoDate>

/**
 * Adds new visitors; known ones stay unchanged. Sorted by id, so that transactions cannot deadlock. Returns what is
 * stored of each of them.
 */
export async function addVisitors(
  trx: Trx,
  ids: Iterable<string>,
  seen: SeenVisitor,
  now: Date,
): Promise<KnownVisitors> {
  const { device, country, region, city, language, inAppBrowser, isBot } = seen
  const rows = [...new Set(ids)].toSorted().map((id) => ({
    id,
    first_at: now,
    day: now.toISOString().slice(0, 10),
    country,
    region,
    city,
    browser: device.browser.slice(0, 60),
    os: device.os.slice(0, 60),
    device_type: device.deviceType.slice(0, 20),
    platform: device.platformType,
    in_app_browser: inAppBrowser,
    language,
    is_bot: isBot,
  }))
  if (rows.length === 0) return new Map()
  const added = await trx
    .insertInto('visitors')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'day', 'continues'])
    .execute()
  const isNew = new Set(added.map(({ id }) => id))
  const others = rows.flatMap(({ id }) => (isNew.has(id) ? [] : [id]))
  const known =
    others.length === 0
      ? []
      : await trx.selectFrom('visitors').select(['id', 'day', 'continues']).where('id', 'in', others).execute()
  return new Map([...added, ...known].map(({ id, ...row }) => [id, { ...row, isNew: isNew.has(id) }]))
}

/** @throws Error for a visitor who was not added before */
export function dayOf(days: DayOfVisitor, visitorId: string): IsoDate {
  const day = days.get(visitorId)
  if (day === undefined) throw new Error('A measurement belongs to a visitor who was forgotten meanwhile.')
  return day
}

const domainOf = (referrer: string): string | null => {
  const host = URL.parse(referrer)?.hostname ?? ''
  return host === '' ? null : host.replace(/^www\./, '').slice(0, 253)
}

/** Stores the first touch of a visitor, once: pages opened later say nothing about where the visitor came from. */
export async function storeFirstTouch(
  trx: Trx,
  visitorId: string,
  opened: EventArrival,
  { now, doubtsNames }: { readonly now: Date; readonly doubtsNames: DoubtsNames },
): Promise<void> {
  const { properties } = opened
  const text = (name: string): string | null => {
    const value = properties[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  await trx
    .updateTable('visitors')
    .set({
      landed_at: now,
      landing: text('landing')?.slice(0, 60) ?? null,
      utm_source: text('utm_source'),
      utm_medium: text('utm_medium'),
      utm_campaign: text('utm_campaign'),
      utm_content: text('utm_content'),
      utm_term: text('utm_term'),
      ad: text('ad')?.slice(0, 255) ?? null,
      click_id_kind: text('click_id_kind')?.slice(0, 20) ?? null,
      click_id: text('click_id') === null ? null : `${text('click_id')}${text('click_id_rest') ?? ''}`.slice(0, 500),
      referrer_domain: domainOf(text('referrer') ?? ''),
      is_return: properties['is_return'] === true,
      consent: properties['consent'] === 'analytics' ? 'analytics' : 'none',
      is_name_doubted: doubtsNames(opened),
      language: sql`coalesce(language, ${text('language')?.slice(0, 35) ?? null})`,
    })
    .where('id', '=', visitorId)
    .where('landed_at', 'is', null)
    .execute()
}
