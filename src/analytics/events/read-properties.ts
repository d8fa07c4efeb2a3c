import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import type { PropertyKind } from './event-list.ts'
import { truncateText } from './truncate.ts'

export type PropertyValue = string | number | boolean
export type Properties = Readonly<Record<string, PropertyValue>>

/** Most properties in one event; an event with more is not ours. */
export const PROPERTIES_MAX = 100
/** Largest number in a property; times in ms are below it. */
const NUMBER_MAX = 1e13

const turnsDirection = (text: string): boolean => new RegExp(`[${DIRECTION_MARKS}]`).test(text)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a property of a kind; undefined if it is of another kind. */
export function readValue(kind: PropertyKind, value: unknown): PropertyValue | undefined {
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined
  if (kind === 'number') return typeof value === 'number' && value >= 0 && value <= NUMBER_MAX ? value : undefined
  if (typeof value !== 'string') return undefined
  // Operators read these texts, and one that turns the reading direction could say something else than it seems to.
  if (kind === 'text' && turnsDirection(value)) return undefined
  // PostgreSQL stores no text with a NUL or half a surrogate pair in it, and other clients cut texts anywhere.
  if (kind === 'text') return truncateText(value.replaceAll('\u0000', '').toWellFormed())
  return kind.includes(value) ? value : undefined
}

/** The properties that are on the list and have a value of the listed kind; all others are dropped. */
export function readProperties(
  allowed: Readonly<Record<string, PropertyKind>>,
  given: Readonly<Record<string, unknown>>,
): Properties {
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, kind]) => {
      const value = Object.hasOwn(given, name) ? readValue(kind, given[name]) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
