import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problems.ts'

type Limit = { readonly max: number; readonly timeWindow: number }

/** Requests from one address (IPv6: one /64 network) per time window in ms, counted in each process by itself. */
export type RateLimits = {
  readonly general: Limit
  readonly leads: Limit
  readonly resume: Limit
  readonly orders: Limit
  readonly signInLinks: Limit
  readonly webhooks: Limit
}

const perMinute = (max: number): Limit => ({ max, timeWindow: 60_000 })

export const defaultLimits: RateLimits = {
  general: perMinute(300),
  leads: perMinute(10),
  resume: perMinute(10),
  orders: perMinute(20),
  signInLinks: perMinute(5),
  // Providers ring in bursts, from few addresses; what is refused they ring again.
  webhooks: perMinute(600),
}

const unlimited: Limit = { max: 1_000_000_000, timeWindow: 60_000 }

/** For tests of the running app, which all come from one address. It starts on a local PUBLIC_URL only. */
const noLimits: RateLimits = {
  general: unlimited,
  leads: unlimited,
  resume: unlimited,
  orders: unlimited,
  signInLinks: unlimited,
  webhooks: unlimited,
}

export const limitsFor = ({ nodeEnv }: { readonly nodeEnv: string }): RateLimits =>
  nodeEnv === 'test' ? noLimits : defaultLimits

/** Counts the requests of every route that is registered after it. */
export async function limitRequests(app: FastifyInstance, { general }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    ...general,
    ipv6Subnet: 64,
    cache: 20_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Problem('TOO_MANY_REQUESTS'),
  })
}
