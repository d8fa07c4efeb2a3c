import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

type App = Parameters<FastifyPluginAsyncTypebox>[0]

/** Adds routes and nothing that affects other routes: no hook, no parser, no error handler. */
export type RouteGroup = (app: Pick<App, 'get' | 'post' | 'put' | 'patch' | 'delete'>) => Promise<void>

/**
 * Adds routes to the context of `app` itself. `register` creates a context for each group, which only groups with their
 * own hooks need: some thirty unnecessary contexts took a tenth of a start.
 */
export async function addRoutes(app: App, groups: readonly RouteGroup[]): Promise<void> {
  for (const add of groups) await add(app)
}
