import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import Format from 'typebox/format'
import { IDEMPOTENCY_KEY, MANAGE_SECRET, ORDER_SECRET } from '#domain/api/routes.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'

// Maps, not objects: the names come from the sender, and every object has a "constructor".
const fieldCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['hero.email', 'EMAIL_INVALID'],
  ['hero.height', 'HEIGHT_IMPLAUSIBLE'],
  ['hero.weight', 'WEIGHT_IMPLAUSIBLE'],
  ['hero.goalWeight', 'GOAL_IMPLAUSIBLE'],
  ['hero.eventDate', 'EVENT_DATE_INVALID'],
  // A malformed secret of a link is refused like a used one.
  ['secret', 'RESUME_LINK_INVALID'],
])

const headerCodes: ReadonlyMap<string, ProblemCode> = new Map([
  [IDEMPOTENCY_KEY, 'IDEMPOTENCY_KEY_INVALID'],
  [ORDER_SECRET, 'ORDER_UNKNOWN'],
  [MANAGE_SECRET, 'MANAGE_LINK_INVALID'],
])

// An invalid part of an address refers to something that does not exist.
const placeCodes: ReadonlyMap<string, ProblemCode> = new Map([
  ['order', 'ORDER_UNKNOWN'],
  ['receipt', 'ORDER_UNKNOWN'],
  ['week', 'WEEK_NOT_OPEN'],
  ['day', 'DAY_UNKNOWN'],
  ['meal', 'MEAL_UNKNOWN'],
  ['recipe', 'RECIPE_UNKNOWN'],
  ['ingredient', 'FOOD_UNKNOWN'],
  ['change', 'UNDO_CLOSED'],
  ['accessKey', 'KEY_UNKNOWN'],
  ['secret', 'WEIGHT_ADDRESS_UNKNOWN'],
  ['calendar', 'CALENDAR_UNKNOWN'],
  ['gtin', 'SHARED_PRODUCT_UNKNOWN'],
])

/** The refusal for input that does not match its schema. It names the field, never the value. */
export function refusalOf(part: string | undefined, errors: readonly TLocalizedValidationError[]): Problem {
  const field = errors.map(fieldOf).find((name) => name !== undefined)
  if (part === 'headers') return new Problem(headerCodes.get(field ?? '') ?? 'QUERY_INVALID')
  if (part === 'params') return new Problem(placeCodes.get(field ?? '') ?? 'NOT_FOUND')
  if (part === 'querystring') return new Problem('QUERY_INVALID', field)
  return new Problem(fieldCodes.get(field ?? '') ?? 'INPUT_INVALID', field)
}

/**
 * The dotted path to the field of an error, at most two names deep; undefined if the error is about the whole value.
 */
function fieldOf(error: TLocalizedValidationError): string | undefined {
  const names = [...error.instancePath.split('/').slice(1), ...namesMissing(error)]
  const shown = names.slice(0, 2).filter(isPlainName)
  return shown.length === 0 ? undefined : shown.join('.')
}

const namesMissing = (error: TLocalizedValidationError): readonly string[] =>
  error.keyword === 'required' ? error.params.requiredProperties.slice(0, 1) : []

// A name made up by the sender is repeated only if it looks like the name of a field.
const isPlainName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(name)

// Makes the schemas and the domain agree on what a calendar day is.
Format.Set('date', isIsoDate)

/**
 * Checks input exactly as it was sent: nothing is converted, filled in or dropped, with two exceptions. In a query, a
 * single value of a repeatable parameter counts as a list; in a path or query, numbers are written in digits. A schema
 * is compiled for the first request that uses it, so a start does not wait for all of them.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined
  const lists = httpPart === 'querystring' ? namesOfType(schema, 'array') : []
  const numbers = httpPart === 'params' || httpPart === 'querystring' ? namesOfType(schema, 'integer') : []
  return (value: unknown) => {
    const input = withNumbers(withLists(value, lists), numbers)
    compiled ??= Compile(schema)
    return compiled.Check(input) ? { value: input } : { error: refusalOf(httpPart, compiled.Errors(input)) }
  }
}

function namesOfType(schema: TSchema, type: string): readonly string[] {
  if (!('properties' in schema) || typeof schema.properties !== 'object' || schema.properties === null) return []
  return Object.entries(schema.properties).flatMap(([name, property]) => (property.type === type ? [name] : []))
}

function withLists(query: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof query !== 'object' || query === null) return query
  const entries = Object.entries(query)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, names.includes(name) && typeof value === 'string' ? [value] : value]),
  )
}

const DIGITS = /^(?:0|[1-9]\d{0,8})$/

function withNumbers(params: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof params !== 'object' || params === null) return params
  const entries = Object.entries(params)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, names.includes(name) && DIGITS.test(String(value)) ? Number(value) : value]),
  )
}
