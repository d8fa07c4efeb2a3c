import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE } from '#domain/api/base-path.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { freePort } from '../tests/e2e/free-port.ts'
import { postLead } from '../tests/proofs/crashes/client.ts'
import { withBarePages } from './bare-page/with-bare-pages.ts'
import { withProfile } from './browser/chromium.ts'
import { visitor } from './journey/visitor.ts'
import { type Audit, auditPage } from './lighthouse/audit-page.ts'
import { visitorIs } from './lighthouse/visitor-is.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { atLeast, atMost, nearPeer, type Row } from './report/row.ts'

const RUNS = 3
/** Points by which our performance may be below the bare page's; if that has all 100, ours must too. */
const PERFORMANCE_MARGIN = 2
/** ms by which our figures may exceed the bare page's. */
const LCP_MARGIN = 300
const TBT_MARGIN = 50

type Target = { readonly name: string; readonly path: string; readonly hero: Hero; readonly token?: string }

const targets = (token: string): readonly Target[] => [
  { name: 'home', path: '/', hero: { gender: '' } },
  { name: 'question', path: '/woman/how-old-are-you', hero: heroUpTo('how-old-are-you', visitor) },
  { name: 'finally-plan', path: '/woman/finally-plan', hero: heroUpTo('finally-plan', visitor) },
  { name: 'pay', path: '/woman/pay', hero: visitor, token },
]

type Runs = { readonly ours: readonly Audit[]; readonly bare: readonly Audit[] }

function rowsOf(name: string, { ours, bare }: Runs): readonly Row[] {
  const figure = (label: string, unit: Row['unit'], of: (audit: Audit) => number) => {
    const value = median(ours.map(of))
    return { peer: { name: 'bare page', value: median(bare.map(of)) }, row: { name: `${name}: ${label}`, value, unit } }
  }
  const performance = figure('performance', 'of 100', (audit) => audit.performance)
  const lcp = figure('LCP', 'ms', (audit) => audit.lcp)
  const tbt = figure('blocking', 'ms', (audit) => audit.tbt)
  const margin = performance.peer.value === 100 ? 0 : PERFORMANCE_MARGIN
  return [
    nearPeer(performance.peer, { below: margin }, performance.row),
    nearPeer(lcp.peer, { above: LCP_MARGIN }, lcp.row),
    nearPeer(tbt.peer, { above: TBT_MARGIN }, tbt.row),
    ...(['accessibility', 'bestPractices', 'seo'] as const).map((score) =>
      atLeast(100, figure(labels[score], 'of 100', (audit) => audit[score]).row),
    ),
    atMost(0, figure('CLS', '', ({ cls }) => cls).row),
  ]
}

const labels = {
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
} as const

/** Audits our page and the bare page alternately, so that other load on the machine affects both. */
async function auditBoth(
  { path }: Target,
  urls: { readonly ours: string; readonly bare: string },
  port: number,
): Promise<Runs> {
  const audit = (url: string) => auditPage(`${url}${BASE}${path}`, { port, isIndexed: path === '/' })
  const ours: Audit[] = []
  const bare: Audit[] = []
  while (ours.length < RUNS) {
    ours.push(await audit(urls.ours))
    bare.push(await audit(urls.bare))
  }
  return { ours, bare }
}

async function auditTargets(url: string, bareUrl: string): Promise<readonly Row[]> {
  const token = await postLead(url, crypto.randomUUID())
  if (token === null) throw new Error('The app did not keep a lead.')
  const folder = await mkdtemp(join(tmpdir(), 'forkcast-lighthouse-'))
  const port = await freePort()
  try {
    return await withProfile({ folder, port }, async (profile) => {
      const rows: Row[] = []
      for (const target of targets(token)) {
        await visitorIs(profile, url, target)
        rows.push(...rowsOf(target.name, await auditBoth(target, { ours: url, bare: bareUrl }, port)))
      }
      return rows
    })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Lighthouse with its defaults: a phone on a slow connection, simulated. */
export const lighthousePages: Measurement = {
  name: 'lighthouse',
  about: `Lighthouse, mobile, simulated throttling, medians of ${RUNS} runs in turns with a page of the same markup that only hydrates`,
  measure: () => {
    const paths = targets('').map(({ path }) => path)
    return withProductionApp(({ url }) => withBarePages(paths, (bareUrl) => auditTargets(url, bareUrl)))
  },
}
