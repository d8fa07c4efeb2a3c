import { BASE } from '#domain/api/base-path.ts'
import { routes } from '#domain/api/routes.ts'
import { settings } from '#server/platform/config/config.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { besidePeer, type Row } from './report/row.ts'
import { fire, type Shot } from './throughput/fire.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'
import { withBareServer } from './throughput/with-bare-server.ts'

const CONNECTIONS = 32
const ROUNDS = 5
const SECONDS = 4
const WARM_UP_SECONDS = 2
const ADDRESSES = 1000
/**
 * Minimum share of a bare server's rate. Requests for plans on offer are also validated, limited, logged and counted
 * (decision 0053).
 */
const LEAST = { homePage: 0.8, products: 0.5 } as const

const productIds = new URLSearchParams(settings.productIdsTest.fallback.map((id) => ['ids', id]))
const asked = { 'accept-encoding': 'br' } as const

/** As many visitors as it takes to stay below each visitor's limits. */
const shotsAt = (path: string): readonly Shot[] =>
  Array.from({ length: ADDRESSES }, () => ({ path, headers: { ...asked, 'x-forwarded-for': newVisitorAddress() } }))

type Page = { readonly name: string; readonly path: string; readonly atLeast: number }

async function beside(appUrl: string, { name, path, atLeast }: Page): Promise<Row> {
  return withBareServer(`${appUrl}${path}`, asked, async (bareUrl) => {
    const rate = (url: string, seconds: number) =>
      fire({ url, connections: CONNECTIONS, shots: shotsAt(path), seconds })
    await rate(appUrl, WARM_UP_SECONDS)
    await rate(bareUrl, WARM_UP_SECONDS)
    const rounds: { readonly app: number; readonly bare: number }[] = []
    while (rounds.length < ROUNDS) {
      rounds.push({ app: await rate(appUrl, SECONDS), bare: await rate(bareUrl, SECONDS) })
    }
    const peer = {
      name: 'bare node:http',
      value: median(rounds.map(({ bare }) => bare)),
      ratio: median(rounds.map(({ app, bare }) => app / bare)),
      bound: { atLeast },
    }
    return besidePeer(peer, { name, value: median(rounds.map(({ app }) => app)), unit: '/s' })
  })
}

/** How many visitors can be served at once. */
export const requests: Measurement = {
  name: 'requests',
  about: `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns with a bare server that answers the same bytes`,
  measure: () =>
    withProductionApp(async ({ url }) => [
      await beside(url, { name: 'home page', path: `${BASE}/`, atLeast: LEAST.homePage }),
      await beside(url, { name: 'products', path: `${routes.products}?${productIds}`, atLeast: LEAST.products }),
    ]),
}
