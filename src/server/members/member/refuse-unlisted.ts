import type { FastifyInstance } from 'fastify'
import { abilityOfRoute } from '#domain/api/member/route-abilities.ts'

/** Does not let a server start that has a route of the member area of which nobody has said who may use it. */
export function refuseUnlisted(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      // Fastify answers HEAD where there is a GET.
      const isListed = abilityOfRoute(each === 'HEAD' ? 'GET' : each, url) !== null
      if (!isListed) throw new Error(`Say in src/domain/api/member/route-abilities.ts who may use ${each} ${url}.`)
    }
  })
}
