import { planKeys } from '#domain/billing/plans.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { type EventName, events, type GroupKey, groups, OWN_TOKEN, profileProperties } from './event-list.ts'
import { DEVICE_PREFIX, messages } from './identity.ts'
import { placeOfStep } from './journey-steps.ts'
import { type ProfileChange, readChanges } from './profile-changes.ts'
import { isRecord, PROPERTIES_MAX, type Properties, readProperties } from './read-properties.ts'
import { readShown, type ShownVariant } from './shown-variants.ts'

/** The sender of an update: the id it was sent under, and the id of the device behind it. */
export type Sender = { readonly distinctId: string; readonly deviceId: string }

export type EventArrival = {
  readonly kind: 'event'
  readonly sender: Sender
  readonly name: EventName
  /** Null if the sender gave none. */
  readonly insertId: string | null
  /** Ms since 1970 by the sender's clock; null if no time was given. */
  readonly at: number | null
  readonly properties: Properties
}

export type StepArrival = StepSums & {
  readonly kind: 'step'
  readonly sender: Sender
  readonly step: string
  readonly flow: number
  /** Random number that the page gave this visit; 0 if it gave none. */
  readonly visit: number
  /** The variants of experiments in which the page was served, as the page reports them. */
  readonly shown: readonly ShownVariant[]
  /** The step at which the page goes on with answers that are on the device; null if it does not say so. */
  readonly resumesAt: string | null
}

/** The sums of one step so far, as a page reports them; times in ms since 1970 by the visitor's clock. */
export type StepSums = {
  readonly firstAt: number
  readonly leftAt: number | null
  readonly views: number
  readonly backs: number
  readonly validationErrors: number
  readonly visibleMs: number
}

export type ProfileArrival = {
  readonly kind: 'profile'
  readonly sender: Sender
  readonly changes: readonly ProfileChange[]
}
export type GroupArrival = {
  readonly kind: 'group'
  readonly key: GroupKey
  readonly id: string
  readonly changes: readonly ProfileChange[]
}

/** Why an update is refused, as worded in the reply. */
export const refusals = {
  not_an_object: 'An update must be an object.',
  no_event_name: messages.noEventName,
  unknown_event: 'There is no such event.',
  unknown_step: 'There is no such step.',
  unknown_group: 'There is no such group.',
  unknown_operation: 'There is no such operation.',
  other_token: 'This token is not known here.',
  invalid_id: 'An id is missing, longer than 255 characters, or a word such as "undefined" that stands for none.',
  invalid_number: 'A number is missing or out of range.',
  too_many_properties: `More than ${PROPERTIES_MAX} properties.`,
} as const
export type RefusedArrival = { readonly kind: 'refused'; readonly because: keyof typeof refusals }

const refused = (because: keyof typeof refusals): RefusedArrival => ({ kind: 'refused', because })

const insertIdShape = /^[A-Za-z0-9_-]{1,64}$/

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What programs send for an id that they do not have; it would make one visitor of many. */
const noIds: ReadonlySet<string> = new Set(
  ['', 'anon', 'anonymous', 'nil', 'none', 'null', 'n/a', 'na', 'undefined', 'unknown', '<nil>', '0', '-1'].concat([
    ...['true', 'false', '[]', '{}', '[object object]', '00000000-0000-0000-0000-000000000000'],
  ]),
)
const ID_MAX = 255

/** An id of any form that the wire allows, as text; null if there is none. */
function idIn(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : text(value)
  if (id === null || id.length > ID_MAX || noIds.has(id.trim().toLowerCase())) return null
  return id.replaceAll('\u0000', '').toWellFormed()
}

function readSender(distinctId: unknown, deviceId: unknown): Sender | null {
  const distinct = idIn(distinctId) ?? idIn(deviceId)
  if (distinct === null) return null
  const bare = distinct.startsWith(DEVICE_PREFIX) ? distinct.slice(DEVICE_PREFIX.length) : distinct
  const device = idIn(deviceId) ?? bare
  return bare === '' ? null : { distinctId: distinct, deviceId: device }
}

const isTooWide = (record: Readonly<Record<string, unknown>>): boolean => Object.keys(record).length > PROPERTIES_MAX

/** Parses an update of the track route. */
export function readEvent(item: unknown): EventArrival | StepArrival | RefusedArrival {
  if (!isRecord(item) || !isRecord(item['properties'])) return refused('not_an_object')
  const given = item['properties']
  const name = text(item['event'])
  if (name === null || name === '') return refused('no_event_name')
  if (!isEventName(name)) return refused('unknown_event')
  if (given['token'] !== OWN_TOKEN) return refused('other_token')
  if (isTooWide(given)) return refused('too_many_properties')
  const sender = readSender(given['distinct_id'], given['$device_id'])
  if (sender === null) return refused('invalid_id')
  const properties = readProperties(events[name], given)
  if (name === 'step_viewed') return readStep(sender, properties)
  const insertId = text(given['$insert_id'])
  return {
    kind: 'event',
    sender,
    name,
    insertId: insertId !== null && insertIdShape.test(insertId) ? insertId : null,
    at: readTime(given['time']),
    properties,
  }
}

const isEventName = (name: string): name is EventName => Object.hasOwn(events, name)

/** Our client sends seconds; others ms, digits in a text, or a date and time in UTC. */
function readTime(time: unknown): number | null {
  const number = typeof time === 'string' && /^\d+(?:\.\d+)?$/.test(time) ? Number(time) : time
  if (typeof number === 'number')
    return Number.isFinite(number) ? Math.round(number > 1e11 ? number : number * 1000) : null
  if (typeof number !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(number)) return null
  const at = Date.parse(`${number.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(at) ? null : at
}

/** Most views, steps back and errors counted for one step. */
const COUNT_MAX = 1000
const VISIBLE_MS_MAX = MS_PER_DAY
/** Largest visit number: what fits in 31 bits. */
const VISIT_MAX = 2 ** 31 - 1

const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

function readStep(sender: Sender, properties: Properties): StepArrival | RefusedArrival {
  const step = properties['step']
  if (typeof step !== 'string' || placeOfStep(step) === null) return refused('unknown_step')
  const count = (name: string): number => {
    const value = properties[name]
    return typeof value === 'number' ? Math.min(COUNT_MAX, Math.round(value)) : 0
  }
  const { first_at: firstAt, left_at: leftAt, flow, visit = 0, visible_ms: visibleMs } = properties
  const { variants, resumes_at: resumesAt } = properties
  if (typeof firstAt !== 'number' || !isWithin(flow, 1, 10_000) || !isWithin(visit, 0, VISIT_MAX))
    return refused('invalid_number')
  return {
    ...{ kind: 'step', sender, step, flow, visit, firstAt },
    shown: typeof variants === 'string' ? readShown(variants) : [],
    resumesAt: text(resumesAt),
    leftAt: typeof leftAt === 'number' ? leftAt : null,
    views: Math.max(1, count('views')),
    backs: count('backs'),
    validationErrors: count('validation_errors'),
    visibleMs: typeof visibleMs === 'number' ? Math.min(VISIBLE_MS_MAX, Math.round(visibleMs)) : 0,
  }
}

/** Parses an update of the engage route: the people profile of a visitor. */
export function readProfile(item: unknown): ProfileArrival | RefusedArrival {
  if (!isRecord(item)) return refused('not_an_object')
  if (item['$token'] !== OWN_TOKEN) return refused('other_token')
  const sender = readSender(item['$distinct_id'], item['$device_id'])
  if (sender === null) return refused('invalid_id')
  const changes = changesOf(profileProperties, item)
  return 'kind' in changes ? changes : { kind: 'profile', sender, changes }
}

/** Parses an update of the groups route: facts about a group, such as a plan. */
export function readGroup(item: unknown): GroupArrival | RefusedArrival {
  if (!isRecord(item)) return refused('not_an_object')
  if (item['$token'] !== OWN_TOKEN) return refused('other_token')
  const [key, id] = [text(item['$group_key']), text(item['$group_id'])]
  if (key === null || id === null || !isGroupKey(key) || !groupIds[key].includes(id)) return refused('unknown_group')
  const changes = changesOf(groups[key], item)
  return 'kind' in changes ? changes : { kind: 'group', key, id, changes }
}

/**
 * The existing groups. Others are refused: a group belongs to no visitor, so invented ones would never be deleted with
 * a lead.
 */
const groupIds: Readonly<Record<GroupKey, readonly string[]>> = { plan: planKeys }

const isGroupKey = (key: string): key is GroupKey => Object.hasOwn(groups, key)

function changesOf(
  allowed: Parameters<typeof readProperties>[0],
  item: Readonly<Record<string, unknown>>,
): readonly ProfileChange[] | RefusedArrival {
  const changes = readChanges(allowed, item)
  if (changes === 'too_many_properties') return refused(changes)
  return changes ?? refused('unknown_operation')
}
