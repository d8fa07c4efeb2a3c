import { hash } from 'node:crypto'
import { DEVICE_PREFIX } from '#analytics/events/identity.ts'
import {
  type EventArrival,
  type GroupArrival,
  type ProfileArrival,
  type RefusedArrival,
  readEvent,
  readGroup,
  readProfile,
  type Sender,
  type StepArrival,
} from '#analytics/events/read-arrivals.ts'
import type { Channel } from '#analytics/events/wire.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { markReported } from '#server/experiments/drawn-lots.ts'
import type { Lot } from '#server/experiments/lot.ts'
import { recordExposures, reportedIn } from '#server/experiments/record-exposures.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { continueVisits, type VisitsOfRequest } from './continue-visits.ts'
import { ensureDay } from './day-partitions.ts'
import type { DoubtsNames } from './named-by-network.ts'
import { createOpenVisits, type Outcome } from './open-visits.ts'
import type { SeenVisitor } from './seen-visitor.ts'
import { storeEvents } from './store-events.ts'
import { storeGroup, storeProfile } from './store-profiles.ts'
import { storeStepViews } from './store-step-views.ts'
import { addVisitors } from './store-visitors.ts'

/** How far a visitor's clock may be behind ours, ms, to be believed; updates stored offline are sent later. */
const BEHIND_MAX_MS = 5 * MS_PER_DAY
/** How far it may be ahead, ms. */
const AHEAD_MAX_MS = 5 * MS_PER_MINUTE

/** Converts a time of a visitor's clock to a date within the range that is possible now. */
export const clampTo =
  (now: Date) =>
  (ms: number): Date =>
    new Date(Math.min(now.getTime() + AHEAD_MAX_MS, Math.max(now.getTime() - BEHIND_MAX_MS, ms)))

/** The last ms of the year 9999, which the database can store. */
const LAST_MS = 253_402_300_799_999

/** When an event happened as its sender says, and whether that can be. An import brings events of any past time. */
export const timeOf =
  (now: Date, isImport: boolean) =>
  (ms: number | null): { readonly at: Date; readonly isDoubted: boolean } => {
    if (ms === null) return { at: now, isDoubted: false }
    if (ms < 0 || ms > LAST_MS) return { at: now, isDoubted: true }
    const isLate = !isImport && ms < now.getTime() - BEHIND_MAX_MS
    return { at: new Date(ms), isDoubted: isLate || ms > now.getTime() + AHEAD_MAX_MS }
  }

type Arrival = EventArrival | StepArrival | ProfileArrival | GroupArrival | RefusedArrival

const readers: Readonly<Record<Channel, (item: unknown) => Arrival>> = {
  track: readEvent,
  engage: readProfile,
  groups: readGroup,
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The visitor id of a device id: the same id if it is a UUID, otherwise one derived from it. */
function visitorIdOf(deviceId: string): string {
  const id = deviceId.toLowerCase()
  if (uuid.test(id)) return id
  const digits = hash('sha256', `device ${deviceId}`).slice(0, 32)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const plainId = /^[A-Za-z0-9_-]{1,64}$/

/**
 * An id as it is stored. Any form is accepted, and an email address is one of them: what is not plain letters and digits
 * is stored as a hash, which says no more than that two are the same.
 */
function storedId(id: string): string {
  const [prefix, bare] = id.startsWith(DEVICE_PREFIX) ? [DEVICE_PREFIX, id.slice(DEVICE_PREFIX.length)] : ['', id]
  return plainId.test(bare) ? id : `${prefix}${hash('sha256', `id ${bare}`).slice(0, 32)}`
}

const withVisitor = <A extends { readonly sender: Sender }>(arrival: A) => ({
  ...arrival,
  sender: { distinctId: storedId(arrival.sender.distinctId), deviceId: storedId(arrival.sender.deviceId) },
  visitorId: visitorIdOf(arrival.sender.deviceId),
})

/** The outcome of one request's updates. */
export type Collected = {
  readonly stored: number
  readonly repeated: number
  /** Why each of the others was refused. */
  readonly refused: readonly RefusedArrival['because'][]
  /** The same, each with its place among the updates. */
  readonly refusedAt: readonly { readonly index: number; readonly because: RefusedArrival['because'] }[]
  /** What was found of documents that said that they continue a visit. */
  readonly returns: readonly NonNullable<Outcome>[]
}

type Circumstances = {
  readonly seen: SeenVisitor
  readonly now: Date
  /** The lots of the request, in which its page may have been drawn. */
  readonly lots?: readonly Lot[]
  readonly visits?: VisitsOfRequest
  /** Tells names of campaigns that may be made up. */
  readonly doubtsNames?: DoubtsNames
  /** Whether these are events of any past time. */
  readonly isImport?: boolean
}

const noVisits = (): VisitsOfRequest => ({ open: createOpenVisits(), keys: [] })

/** Stores the updates of one request in one transaction; updates that are not on our list are left out and counted. */
export async function collect(
  db: Database,
  channel: Channel,
  items: readonly unknown[],
  { seen, now, lots = [], visits = noVisits(), doubtsNames = () => false, isImport = false }: Circumstances,
): Promise<Collected> {
  const arrivals = items.map(readers[channel])
  const refusedAt = arrivals.flatMap((arrival, index) =>
    arrival.kind === 'refused' ? [{ index, because: arrival.because }] : [],
  )
  const refused = refusedAt.map(({ because }) => because)
  const accepted = arrivals.filter((arrival) => arrival.kind !== 'refused')
  if (accepted.length === 0) return { stored: 0, repeated: 0, refused, refusedAt, returns: [] }
  const clamp = clampTo(now)
  const events = accepted.flatMap((one) => (one.kind === 'event' ? [withVisitor(one)] : []))
  const steps = accepted.flatMap((one) => (one.kind === 'step' ? [withVisitor(one)] : []))
  const profiles = accepted.flatMap((one) => (one.kind === 'profile' ? [withVisitor(one)] : []))
  const groups = accepted.flatMap((one) => (one.kind === 'group' ? [one] : []))
  await ensureDay(db, now.toISOString().slice(0, 10))
  const { added, returns } = await inTransaction(db, async (trx) => {
    const known = await addVisitors(
      trx,
      [...events, ...steps, ...profiles].map(({ visitorId }) => visitorId),
      seen,
      now,
    )
    const roots = await continueVisits(trx, { steps, events }, known, seen.isBot ? noVisits() : visits, now)
    const views = steps.map(roots.placed)
    await storeStepViews(trx, views, roots.days, now, clamp)
    await recordExposures(
      trx,
      views.map(({ visitorId, step, firstAt, shown }) => ({ visitorId, step, firstAt: clamp(firstAt), shown })),
    )
    await markReported(trx, reportedIn(steps), lots)
    for (const profile of profiles) await storeProfile(trx, profile.visitorId, profile, now)
    for (const group of groups) await storeGroup(trx, group, now)
    const added = await storeEvents(trx, events, roots.days, { now, timeOf: timeOf(now, isImport), doubtsNames })
    return { added, returns: roots.outcomes }
  })
  const repeated = events.length - added
  return { stored: accepted.length - repeated, repeated, refused, refusedAt, returns }
}
