import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { IpReply } from '#domain/api/visitor.ts'
import { refusals } from './protocol/refusals.ts'

/** The visitor's own address, as this server sees it. An IPv4 address written as IPv6 is shown as IPv4. */
export function ipRoutes(): FastifyPluginAsyncTypebox {
  const schema = { summary: "The visitor's own address", response: { 200: IpReply, ...refusals() } }
  return async (app) => {
    app.get(routes.ip, { schema }, async (request) => ({ ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, '') }))
  }
}
