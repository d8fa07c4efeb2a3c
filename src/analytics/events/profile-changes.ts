import type { PropertyKind } from './event-list.ts'
import { isRecord, PROPERTIES_MAX, type PropertyValue, readValue } from './read-properties.ts'

export type ProfileValue = PropertyValue | readonly string[]
export type Profile = Readonly<Record<string, ProfileValue>>

/** One operation of the protocol on a profile; several of them may stand in one update. */
export type ProfileChange =
  | { readonly op: 'set' | 'set_once'; readonly values: Profile }
  | { readonly op: 'add'; readonly amounts: Readonly<Record<string, number>> }
  | { readonly op: 'append' | 'union' | 'remove'; readonly lists: Readonly<Record<string, readonly string[]>> }
  | { readonly op: 'unset'; readonly names: readonly string[] }
  | { readonly op: 'delete' }

/** Most entries of a list in a profile; later ones are dropped. */
const LIST_MAX = 100

type Kinds = Readonly<Record<string, PropertyKind>>

const textsOf = (kind: PropertyKind, given: unknown): readonly string[] =>
  (Array.isArray(given) ? given : [given])
    .slice(0, LIST_MAX)
    .map((each: unknown) => readValue(kind, each))
    .filter((each) => typeof each === 'string')

/** What is read of each property on the list; the others are dropped. */
function listed<T>(allowed: Kinds, given: object, read: (kind: PropertyKind, value: unknown) => T | undefined) {
  const values: [string, T][] = []
  for (const [name, kind] of Object.entries(allowed)) {
    const value = Object.hasOwn(given, name) ? read(kind, Reflect.get(given, name)) : undefined
    if (value !== undefined) values.push([name, value])
  }
  return Object.fromEntries(values)
}

const readProfileValue = (kind: PropertyKind, value: unknown): ProfileValue | undefined =>
  Array.isArray(value) && kind === 'text' ? textsOf(kind, value) : readValue(kind, value)

const readAmount = (kind: PropertyKind, value: unknown): number | undefined =>
  kind === 'number' && typeof value === 'number' && Number.isFinite(value) ? value : undefined

const readTexts = (kind: PropertyKind, value: unknown): readonly string[] | undefined =>
  kind === 'text' ? textsOf(kind, value) : undefined

/** The operations of an update in the order in which they stand in it; null if it names none. */
export function readChanges(
  allowed: Kinds,
  item: Readonly<Record<string, unknown>>,
): readonly ProfileChange[] | 'too_many_properties' | null {
  const changes: ProfileChange[] = []
  for (const [name, given] of Object.entries(item)) {
    if (isRecord(given) && Object.keys(given).length > PROPERTIES_MAX) return 'too_many_properties'
    const change = readChange(allowed, name, given)
    if (change !== null) changes.push(change)
  }
  return changes.length === 0 ? null : changes
}

function readChange(allowed: Kinds, name: string, given: unknown): ProfileChange | null {
  if (name === '$delete') return { op: 'delete' }
  if (name === '$unset') {
    const names = Array.isArray(given) ? given : [given]
    return { op: 'unset', names: Object.keys(allowed).filter((each) => names.includes(each)) }
  }
  if (!isRecord(given)) return null
  switch (name) {
    case '$set':
      return { op: 'set', values: listed(allowed, given, readProfileValue) }
    case '$set_once':
      return { op: 'set_once', values: listed(allowed, given, readProfileValue) }
    case '$add':
      return { op: 'add', amounts: listed(allowed, given, readAmount) }
    case '$append':
      return { op: 'append', lists: listed(allowed, given, readTexts) }
    case '$union':
      return { op: 'union', lists: listed(allowed, given, readTexts) }
    case '$remove':
      return { op: 'remove', lists: listed(allowed, given, readTexts) }
    default:
      return null
  }
}

/** The list that a property holds; a single text is a list of one. */
const listIn = (value: ProfileValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : []

const changed: Readonly<
  Record<'append' | 'union' | 'remove', (known: readonly string[], given: readonly string[]) => readonly string[]>
> = {
  append: (known, given) => [...known, ...given],
  union: (known, given) => [...new Set([...known, ...given])],
  remove: (known, given) => known.filter((each) => !given.includes(each)),
}

function changeOnce(profile: Profile, change: Exclude<ProfileChange, { op: 'delete' }>): Profile {
  switch (change.op) {
    case 'set':
      return { ...profile, ...change.values }
    case 'set_once':
      return { ...change.values, ...profile }
    case 'unset':
      return Object.fromEntries(Object.entries(profile).filter(([name]) => !change.names.includes(name)))
    case 'add': {
      const sums = Object.entries(change.amounts).map(([name, amount]): [string, number] => {
        const known = profile[name]
        return [name, (typeof known === 'number' ? known : 0) + amount]
      })
      return { ...profile, ...Object.fromEntries(sums) }
    }
    default: {
      const { op, lists } = change
      // Nothing is removed from what is not there.
      const names = Object.keys(lists).filter((name) => op !== 'remove' || profile[name] !== undefined)
      const after = names.map((name): [string, readonly string[]] => {
        return [name, changed[op](listIn(profile[name]), lists[name] ?? []).slice(0, LIST_MAX)]
      })
      return { ...profile, ...Object.fromEntries(after) }
    }
  }
}

const isProfileValue = (value: unknown): value is ProfileValue =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'))

/** A profile as it was stored. */
export const profileFrom = (stored: unknown): Profile =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter((pair): pair is [string, ProfileValue] =>
      isProfileValue(pair[1]),
    ),
  )

/** A profile after changes; null if it is deleted. What follows a deletion begins a new one. */
export const changeProfile = (profile: Profile | null, changes: readonly ProfileChange[]): Profile | null =>
  changes.reduce<Profile | null>(
    (known, change) => (change.op === 'delete' ? null : changeOnce(known ?? {}, change)),
    profile,
  )
