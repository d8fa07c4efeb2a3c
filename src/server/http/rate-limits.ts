import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { type Counters, rateLimitStore } from './rate-limit-store.ts'

type Limit = {
  readonly max: number
  readonly timeWindow: number
  /** The name under which all processes count together; without one each process counts separately. */
  readonly sharedAs?: string
}

/** Requests from one address (IPv6: one /48 network, the usual allocation for one site) per time window in ms. */
export type RateLimits = {
  readonly general: Limit
  readonly leads: Limit
  readonly previews: Limit
  readonly resume: Limit
  readonly orders: Limit
  readonly signInLinks: Limit
  readonly consoleSignIn: Limit
  readonly webhooks: Limit
  readonly plates: Limit
  readonly collect: Limit
  readonly photos: Limit
  readonly weighIns: Limit
  readonly calendars: Limit
}

const perMinute = (max: number): Limit => ({ max, timeWindow: 60_000 })
const perMinuteInAll = (max: number, sharedAs: string): Limit => ({ ...perMinute(max), sharedAs })

export const defaultLimits: RateLimits = {
  general: perMinute(300),
  leads: perMinuteInAll(10, 'leads'),
  // Each plans a week, which takes a thread about as long as a member's.
  previews: perMinuteInAll(6, 'previews'),
  resume: perMinuteInAll(10, 'resume'),
  orders: perMinuteInAll(20, 'orders'),
  signInLinks: perMinuteInAll(5, 'sign-in-links'),
  consoleSignIn: perMinuteInAll(10, 'console-sign-in'),
  // Providers send webhooks in bursts from few addresses, and deliver refused ones again.
  webhooks: perMinute(600),
  // A week has about thirty pictures, and browsers keep them for a day.
  plates: perMinute(300),
  // A page sends updates every few seconds, and many visitors of one mobile network share an address.
  collect: perMinute(600),
  // Members are also counted one by one; many of them may share an address.
  // Scales, phones and home servers of one home share an address.
  weighIns: perMinuteInAll(20, 'weigh-ins'),
  // The servers of Google and Microsoft read the calendars of all their users from few addresses.
  calendars: perMinute(300),
  photos: { max: 100, timeWindow: MS_PER_DAY, sharedAs: 'photos-address' },
}

const unlimited: Limit = { max: 1_000_000_000, timeWindow: 60_000 }

/** For tests of the running app, which all come from one address. Such an app starts only with a local PUBLIC_URL. */
const noLimits: RateLimits = {
  general: unlimited,
  leads: unlimited,
  previews: unlimited,
  resume: unlimited,
  orders: unlimited,
  signInLinks: unlimited,
  consoleSignIn: unlimited,
  webhooks: unlimited,
  plates: unlimited,
  collect: unlimited,
  photos: unlimited,
  weighIns: unlimited,
  calendars: unlimited,
}

export const limitsFor = ({ nodeEnv }: { readonly nodeEnv: string }): RateLimits =>
  nodeEnv === 'test' ? noLimits : defaultLimits

/** Limits the requests of every route that is registered after it. */
export async function limitRequests(
  app: FastifyInstance,
  { general }: Pick<RateLimits, 'general'>,
  counters: Counters,
): Promise<void> {
  await app.register(rateLimit, {
    ...general,
    ipv6Subnet: 48,
    store: rateLimitStore(counters),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Problem('TOO_MANY_REQUESTS'),
  })
}
