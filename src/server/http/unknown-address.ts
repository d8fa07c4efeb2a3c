import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Problem } from '#domain/problems.ts'

type Known = { readonly pattern: RegExp; readonly methods: Set<string> }

const patternOf = (url: string): RegExp => new RegExp(`^${url.split('/').map(segmentPattern).join('/')}$`)

function segmentPattern(segment: string): string {
  if (segment === '*') return '.*'
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1).join()

/**
 * Remembers every route that is registered after it, to tell a wrong method from a wrong address. Returns the methods
 * that an address knows.
 */
export function rememberRoutes(app: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const name of [method].flat()) known.methods.add(name)
    routes.set(url, known)
  })
  return (path) =>
    [...routes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods])
}

/** What a request is told that found no route. Sets Allow where another method would have. */
export function unknownAddress(methods: readonly string[], allow: (header: string) => void): Problem {
  if (methods.length === 0) return new Problem('NOT_FOUND')
  allow([...new Set(methods)].toSorted().join(', '))
  return new Problem('METHOD_NOT_ALLOWED')
}
