import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { logSecurityEvent } from './security-events.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a browser reports that another site sent this request. Other programs send neither header, but they have no
 * cookies that they were not given.
 */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined || origin === publicUrl) return false
  return URL.parse(origin)?.host !== host
}

/** Refuses requests that another site made a browser send, for every route that is registered after it. */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.has(request.method) && isCrossSite(request, publicUrl)
    if (isRefused) logSecurityEvent(request.log, 'cross-site request refused')
    done(isRefused ? new Problem('CROSS_SITE') : undefined)
  })
}
