import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BASE } from '#domain/api/base-path.ts'
import type { MemberSettings, MemberView, SettingsRequest } from '#domain/api/member/member.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { settings } from '#server/platform/config/config.ts'
import { paidOrder } from '../tests/e2e/buyer.ts'
import { personas } from '../tests/e2e/personas/all.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { atMost, type Row, reported } from './report/row.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'

const SECONDS = 30
/** Members who open their weeks at the same time, over and over. */
const MEMBERS = 12
/** Megabytes that the files in deploy/ allow a process. */
const LIMIT_MB = 1280
/** Linux counts in kB of 1024 bytes; here, as in the deploy files, an MB is 1024 of those. */
const KB_PER_MB = 1024

/** Resident memory of a process and its peak, in MB, as Linux counts it. */
async function residentMb(pid: number): Promise<{ readonly now: number; readonly peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / KB_PER_MB
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

type Ask = () => Promise<Response>
const from = (headers: Readonly<Record<string, string>> = {}) => ({
  'x-forwarded-for': newVisitorAddress(),
  ...headers,
})

/** What visitors, members and providers request at the same time. */
async function mixedLoad(url: string): Promise<readonly Ask[]> {
  const json = { 'content-type': 'application/json' }
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, at) =>
      paidOrder(url, `memory-${at}@example.com`, personas[at % personas.length]),
    ),
  )
  const weekOf = (session: string, week: number) =>
    fetch(`${url}${filled(routes.memberWeek, { week })}`, { headers: from({ cookie: `session=${session}` }) })
  const plates = new Set<string>()
  for (const { session } of members) {
    const week = await (await weekOf(session, 1)).text()
    for (const [, recipe = ''] of week.matchAll(/"picture":"([^"]+)"/g)) plates.add(recipe)
  }
  const pictures = [...plates]
  const ids = new URLSearchParams(settings.productIdsTest.fallback.map((id) => ['ids', id]))
  let turn = 0
  const next = <T>(list: readonly T[]): T | undefined => list[turn++ % list.length]
  const settingsOf = async (session: string): Promise<MemberSettings> => {
    const today = new Date().toISOString().slice(0, 10)
    const reply = await fetch(`${url}${routes.member}?today=${today}`, {
      headers: from({ cookie: `session=${session}` }),
    })
    // The reply has this type by the route's response schema.
    return ((await reply.json()) as MemberView).settings
  }
  const planning: readonly Ask[] = members.map(({ session }) => {
    let before: MemberSettings | undefined
    return async () => {
      before ??= await settingsOf(session)
      // Other settings need other weeks, so nothing is served from an earlier plan.
      const eaters = (before.eaters % 4) + 1
      const after: MemberSettings = { ...before, ...plainSettings, eaters, mealsADay: mealsFor[eaters % 3] ?? 3 }
      const changed = await fetch(`${url}${routes.memberSettings}`, {
        method: 'PUT',
        headers: from({ ...json, cookie: `session=${session}` }),
        body: JSON.stringify({ before, after } satisfies SettingsRequest),
      })
      await changed.arrayBuffer()
      before = changed.ok ? after : undefined
      return weekOf(session, 2)
    }
  })
  const lead: Ask = () =>
    fetch(`${url}${routes.leads}`, {
      method: 'POST',
      headers: from({ ...json, 'idempotency-key': randomUUID() }),
      body: JSON.stringify({ ...exampleLead, hero: { ...exampleHero, email: `${randomUUID()}@example.com` } }),
    })
  return [
    ...planning,
    lead,
    () => fetch(`${url}${BASE}/`, { headers: from() }),
    () => fetch(`${url}${routes.products}?${ids}`, { headers: from() }),
    () => fetch(`${url}${BASE}/plates/${next(pictures) ?? 'chicken-pho'}.svg`, { headers: from() }),
    () => fetch(`${url}/webhooks/sandbox`, { method: 'POST', headers: from(json), body: '{"id":"none"}' }),
  ]
}

const plainSettings = {
  units: 'metric',
  diets: [],
  restrictions: [],
  cookingSkill: 'INTERMEDIATE',
  timeCooking: 'MORE_1_HOUR',
} satisfies Partial<MemberSettings>
const mealsFor = [2, 3, 4] as const

async function measure(threads: number): Promise<readonly Row[]> {
  return withProductionApp(
    async ({ url, process: app }) => {
      const pid = app.pid ?? 0
      const before = await residentMb(pid)
      const asks = await mixedLoad(url)
      const until = performance.now() + SECONDS * 1000
      const counts = new Map<number, number>()
      await Promise.all(
        asks.map(async (ask) => {
          while (performance.now() < until) {
            const reply = await ask()
            await reply.arrayBuffer()
            counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1)
          }
        }),
      )
      const after = await residentMb(pid)
      const named = `${threads} planner thread${threads === 1 ? '' : 's'}`
      console.error(`${named}: replies ${JSON.stringify(Object.fromEntries([...counts].toSorted()))}`)
      return [
        reported({ name: `memory after the start, ${named}`, value: before.now, unit: 'MB' }),
        atMost(LIMIT_MB, { name: `most memory under mixed load, ${named}`, value: after.peak, unit: 'MB' }),
        reported({ name: `memory at its end, ${named}`, value: after.now, unit: 'MB' }),
      ]
    },
    { PLANNER_THREADS: String(threads) },
  )
}

/** Memory of one process while weeks are planned, pictures drawn, leads stored and webhooks refused. Linux only. */
export const memory: Measurement = {
  name: 'memory',
  about: `${SECONDS} s of weeks, pictures, leads, pages and webhooks at once, with 1, 2 and 4 planner threads`,
  measure: async () => [...(await measure(1)), ...(await measure(2)), ...(await measure(4))],
}
