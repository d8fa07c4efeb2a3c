import { setTimeout as wait } from 'node:timers/promises'
import { BASE } from '#domain/api/base-path.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { settings } from '#server/platform/config/config.ts'
import { newVisitorAddress } from '../throughput/visitor-address.ts'

/** Interval between requests, ms, whether or not the one before was answered. */
const EACH = 25

const productIds = new URLSearchParams(settings.productIdsTest.fallback.map((id) => ['ids', id]))

/** What visitors and a member request: pages, data from the database, and results of the planner threads. */
const paths = [
  `${BASE}/`,
  `${routes.products}?${productIds}`,
  filled(routes.memberWeek, { week: 1 }),
  routes.memberWeights,
] as const

/** Sends an app steady requests until told to stop; returns the ms that each took. @throws Error if one failed */
export async function steadyRequests(
  { url, session }: { readonly url: string; readonly session: string },
  isOver: () => boolean,
): Promise<readonly number[]> {
  const asked: Promise<number>[] = []
  const ask = async (path: string): Promise<number> => {
    const start = performance.now()
    const headers = { cookie: `session=${session}`, 'x-forwarded-for': newVisitorAddress() }
    const answer = await fetch(url + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}.`)
    return performance.now() - start
  }
  const start = performance.now()
  while (!isOver()) {
    asked.push(ask(paths[asked.length % paths.length] ?? paths[0]))
    await wait(Math.max(0, start + EACH * asked.length - performance.now()))
  }
  return Promise.all(asked)
}
