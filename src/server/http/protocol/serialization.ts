import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'

const compile = SerializerSelector()()

/**
 * Writes replies as their schema says, without what it does not name. A schema is compiled at the first reply that it is
 * for: there are hundreds, most of them refusals that are seldom given, and a start would wait for all of them.
 */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  let write: ((reply: unknown) => string) | undefined
  return (reply: unknown) => {
    write ??= compile({ ...route, httpStatus: route.httpStatus ?? '' })
    return write(reply)
  }
}
