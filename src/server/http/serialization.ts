import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'

const compile = SerializerSelector()()

/**
 * Serialises replies by their schema, without fields that the schema does not name. A schema is compiled for the first
 * reply that uses it: there are hundreds, most of them for rare refusals, and a start would wait for all of them.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  let write: ((reply: unknown) => string) | undefined
  return (reply: unknown) => {
    write ??= compile({ ...route, httpStatus: route.httpStatus ?? '' })
    return write(reply)
  }
}
