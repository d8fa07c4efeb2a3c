import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

type App = Parameters<FastifyPluginAsyncTypebox>[0]

/** Adds routes and nothing that affects other routes: no hook, no parser, no error handler. */
export type RouteGroup = (app: Pick<App, 'get' | 'post' | 'put' | 'patch' | 'delete'>) => Promise<void>

/**
 * Adds routes to the context of `app` itself. `register` makes a context for each group, which is for those with hooks of
 * their own: some thirty contexts that need none were a tenth of a start.
 */
export async function addRoutes(app: App, groups: readonly RouteGroup[]): Promise<void> {
  for (const add of groups) await add(app)
}
