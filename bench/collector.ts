import { randomUUID } from 'node:crypto'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import { encodeBody } from '#analytics/events/wire.ts'
import { routes } from '#domain/api/routes.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { reported } from './report/row.ts'
import { fireTimed, type Shot, type Timed } from './throughput/fire.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'
import { withBareServer } from './throughput/with-bare-server.ts'

const CONNECTIONS = 16
const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 2

/** What a page sends every few seconds: three step views of one visitor. */
function newReport(): Shot {
  const id = randomUUID()
  const sender = { token: OWN_TOKEN, distinct_id: `$device:${id}`, $device_id: id }
  const at = Date.now()
  const steps = ['home', 'trust', 'how-old-are-you'].map((step) => ({
    event: 'step_viewed',
    properties: { ...sender, step, flow: FLOW_VERSION, first_at: at, left_at: at, views: 1, visible_ms: 900 },
  }))
  return {
    method: 'POST',
    path: `${routes.track}/?verbose=1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitorAddress() },
    body: encodeBody(steps),
  }
}

/**
 * How many reports of visitors the collector takes, each stored durably, compared with a server that stores nothing.
 */
export const collector: Measurement = {
  name: 'collector',
  about: `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turns with a bare server that stores nothing`,
  measure: () =>
    withProductionApp(({ url }) =>
      withBareServer(`${url}${routes.geo}`, {}, async (bareUrl) => {
        const run = (to: string, seconds: number) =>
          fireTimed({ url: to, connections: CONNECTIONS, shots: newReport, seconds })
        await run(url, WARM_UP_SECONDS)
        await run(bareUrl, WARM_UP_SECONDS)
        const rounds: { readonly app: Timed; readonly bare: Timed }[] = []
        while (rounds.length < ROUNDS) rounds.push({ app: await run(url, SECONDS), bare: await run(bareUrl, SECONDS) })
        const figure = (name: string, pick: (round: (typeof rounds)[number]) => number, unit: '/s' | 'ms') =>
          reported({ name, value: median(rounds.map(pick)), unit })
        return [
          figure('reports of three steps stored', ({ app }) => app.perSecond, '/s'),
          figure('the same on a bare node:http', ({ bare }) => bare.perSecond, '/s'),
          figure('p99 of a report', ({ app }) => app.p99, 'ms'),
          figure('p99 of the bare server', ({ bare }) => bare.p99, 'ms'),
        ]
      }),
    ),
}
