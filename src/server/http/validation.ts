import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Format from 'typebox/format'
import { isIsoDate } from '#domain/hero/iso-date.ts'
import { refusalOf } from '#server/http/schema-refusal.ts'

// One meaning of a calendar day for the schema and for the domain.
Format.Set('date', isIsoDate)

/**
 * Checks what enters, exactly as it was sent: nothing is converted, filled in or dropped. Only in a query a parameter
 * that may be repeated counts as a list when it stands once.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  const lists = httpPart === 'querystring' ? listNames(schema) : []
  return (value: unknown) => {
    const input = lists.length === 0 ? value : withLists(value, lists)
    return validator.Check(input) ? { value: input } : { error: refusalOf(httpPart, validator.Errors(input)) }
  }
}

function listNames(schema: TSchema): readonly string[] {
  if (!('properties' in schema) || typeof schema.properties !== 'object' || schema.properties === null) return []
  return Object.entries(schema.properties).flatMap(([name, property]) => (property.type === 'array' ? [name] : []))
}

function withLists(query: unknown, names: readonly string[]): unknown {
  if (typeof query !== 'object' || query === null) return query
  const entries = Object.entries(query)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, names.includes(name) && typeof value === 'string' ? [value] : value]),
  )
}
