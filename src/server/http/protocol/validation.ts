import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import Format from 'typebox/format'
import { isIsoDate } from '#domain/time.ts'
import { refusalOf } from './schema-refusal.ts'

// One meaning of a calendar day for the schema and for the domain.
Format.Set('date', isIsoDate)

/**
 * Checks what enters, exactly as it was sent: nothing is converted, filled in or dropped. Only in a query a parameter
 * that may be repeated counts as a list when it stands once, and in a path or query a number is written in digits.
 * A schema is compiled at the first request that it is for, so that a start does not wait for all of them.
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
