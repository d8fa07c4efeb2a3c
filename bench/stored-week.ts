import { readFile } from 'node:fs/promises'
import { BASE } from '#domain/api/base-path.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { besidePeer, type Row, reported } from './report/row.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'

const ROUNDS = 9
const READS = 150
/** Linux counts the processor time of a process in hundredths of a second. */
const MS_PER_TICK = 10
/** How much more processor time a stored week may take than the home page. */
const MOST = 10

/** Processor time of a process so far, ms: its own threads, not those of the database. Linux only. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * MS_PER_TICK
}

type Asked = { readonly path: string; readonly cookie?: string }

/** What a stored week, and what else a member opens every day, costs the app beside its home page. */
export const storedWeek: Measurement = {
  name: 'stored-week',
  about: `processor time of the app for a reply, medians of ${ROUNDS} rounds of ${READS} each in turns`,
  measure: () =>
    withProductionApp(async ({ url, process: app }) => {
      const { session } = await paidOrder(url, 'stored-week@example.com')
      const today = new Date().toISOString().slice(0, 10)
      const cookie = `session=${session}`
      const member = (route: string): Asked => ({ path: `${route}?today=${today}`, cookie })
      const read = async ({ path, cookie: own }: Asked, address: string): Promise<void> => {
        const reply = await fetch(`${url}${path}`, {
          headers: { 'x-forwarded-for': address, ...(own === undefined ? {} : { cookie: own }) },
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
      }
      const costOf = async (asked: Asked): Promise<number> => {
        const before = await processorTime(app.pid ?? 0)
        // As many visitors as it takes to stay below the limits of each.
        for (let at = 0; at < READS; at++) await read(asked, newVisitorAddress())
        return ((await processorTime(app.pid ?? 0)) - before) / READS
      }
      const asked = {
        home: { path: `${BASE}/` },
        week: member(filled(routes.memberWeek, { week: 1 })),
        list: member(filled(routes.memberList, { week: 1 })),
        account: member(routes.member),
      }
      const names = Object.keys(asked) as (keyof typeof asked)[]
      for (const name of names) await costOf(asked[name])
      const costs: Record<keyof typeof asked, number[]> = { home: [], week: [], list: [], account: [] }
      for (let round = 0; round < ROUNDS; round++) for (const name of names) costs[name].push(await costOf(asked[name]))
      const home = { name: 'home page', value: median(costs.home) }
      const beside = (name: string, value: number): Row =>
        besidePeer({ ...home, bound: { atMost: MOST } }, { name, value, unit: 'ms' })
      return [
        beside('stored week', median(costs.week)),
        beside('its list', median(costs.list)),
        reported({ name: 'account and state of the plan', value: median(costs.account), unit: 'ms' }),
      ]
    }),
}
