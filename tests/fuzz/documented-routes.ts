import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Random } from '#tests/seeded-random.ts'
import { oneOf } from './random-values.ts'

const Schema = Type.Record(Type.String(), Type.Unknown())
const Parameter = Type.Object({ name: Type.String(), in: Type.String(), schema: Type.Optional(Schema) })
const Operation = Type.Object({
  parameters: Type.Optional(Type.Array(Parameter)),
  requestBody: Type.Optional(Type.Object({ content: Type.Record(Type.String(), Type.Object({ schema: Schema })) })),
  responses: Type.Record(
    Type.String(),
    Type.Object({ content: Type.Optional(Type.Record(Type.String(), Type.Object({ schema: Type.Optional(Schema) }))) }),
  ),
})
const document = Compile(Type.Object({ paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)) }))

export type JsonSchema = Readonly<Record<string, unknown>>
export type FuzzedRoute = {
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly query: ReadonlyMap<string, JsonSchema>
  readonly headers: readonly string[]
  readonly body: JsonSchema | null
  /** The type of the file that it accepts in place of JSON. */
  readonly fileType?: string
  /** The codes of its refusals. */
  readonly refusals?: ReadonlySet<unknown>
}

/** Every route in the OpenAPI document of the HTTP interface. @throws Error if it is not one */
export function documentedRoutes(openapi: unknown): readonly FuzzedRoute[] {
  const { paths } = document.Parse(openapi)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      query: new Map(parameters.filter((one) => one.in === 'query').map(({ name, schema = {} }) => [name, schema])),
      headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name),
      body: requestBody?.content['application/json']?.schema ?? null,
      ...fileTypeOf(Object.keys(requestBody?.content ?? {})),
      refusals: new Set(
        Object.values(responses)
          .flatMap(({ content = {} }) => Object.values(content))
          .flatMap(({ schema }) => asSchema(asSchema(schema?.['properties'])['code'])['enum'] ?? []),
      ),
    })),
  )
}

function fileTypeOf(types: readonly string[]): Pick<FuzzedRoute, 'fileType'> {
  const fileType = types.find((type) => type.startsWith('image/'))
  return fileType === undefined ? {} : { fileType }
}

const asSchemas = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
const asSchema = (value: unknown): JsonSchema => asSchemas([value])[0] ?? {}

/** A value that nearly always fits a schema; texts are taken from `samples`. */
export function fitting(schema: JsonSchema, random: Random, samples: readonly string[]): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return oneOf<unknown>(random, schema['enum'])
  const [variants] = [asSchemas(schema['anyOf'])]
  if (variants.length > 0) return fitting(oneOf(random, variants), random, samples)
  if (schema['type'] === 'object') {
    const properties = Object.entries(asSchema(schema['properties']))
    return Object.fromEntries(
      properties.map(([name, property]) => [name, fitting(asSchema(property), random, samples)]),
    )
  }
  if (schema['type'] === 'array')
    return Array.from({ length: Math.floor(random() * 3) }, () => fitting(asSchema(schema['items']), random, samples))
  if (schema['type'] === 'boolean') return random() < 0.5
  if (schema['type'] === 'null') return null
  if (schema['type'] === 'string') return textFor(schema, random, samples)
  const minimum = Number(schema['minimum'] ?? 0)
  return minimum + Math.floor(random() * (Math.min(Number(schema['maximum'] ?? 100), minimum + 1000) - minimum + 1))
}

function textFor({ pattern }: JsonSchema, random: Random, samples: readonly string[]): string {
  const shape = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null
  return oneOf(
    random,
    shape === null ? samples : [...samples.filter((text) => shape.test(text)), ...samples.slice(0, 1)],
  )
}
