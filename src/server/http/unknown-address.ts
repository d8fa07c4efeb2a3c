import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Problem } from '#domain/problem.ts'

const patternOf = (url: string): RegExp => new RegExp(`^${url.split('/').map(segmentPattern).join('/')}$`)

function segmentPattern(segment: string): string {
  if (segment === '*') return '.*'
  return segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1).join()

/**
 * Remembers every route that is registered after it, to distinguish a wrong method from a wrong address. Returns a
 * function that finds the methods of a path.
 */
export function rememberRoutes(app: FastifyInstance): (path: string) => readonly string[] {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = routes.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    // HEAD is answered by the route of GET and has no route of its own.
    if (methods.has('GET')) methods.add('HEAD')
    routes.set(url, methods)
  })
  // Built at the first unknown address, when all routes are registered, to keep it out of the start.
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] | undefined
  return (path) => {
    patterns ??= [...routes].map(([url, methods]) => [patternOf(url), methods])
    return patterns.filter(([pattern]) => pattern.test(path)).flatMap(([, methods]) => [...methods])
  }
}

/**
 * The refusal for a request without a route. Sets Allow if the address has other methods; if it has this one, what was
 * requested does not exist.
 */
export function unknownAddress(method: string, known: readonly string[], allow: (header: string) => void): Problem {
  if (known.length === 0 || known.includes(method)) return new Problem('NOT_FOUND')
  allow([...new Set(known)].toSorted().join(', '))
  return new Problem('METHOD_NOT_ALLOWED')
}
