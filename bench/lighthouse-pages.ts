import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE } from '#domain/api/base-path.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { freePort } from '../tests/e2e/free-port.ts'
import { postLead } from '../tests/proofs/crashes/client.ts'
import { withProfile } from './browser/chromium.ts'
import { visitor } from './journey/visitor.ts'
import { type Audit, auditPage } from './lighthouse/audit-page.ts'
import { visitorIs } from './lighthouse/visitor-is.ts'
import type { Measurement } from './measurement.ts'
import { withProductionApp } from './production-app.ts'
import { median } from './report/quantile.ts'
import { atLeast, atMost, type Row } from './report/row.ts'

const RUNS = 3
const LCP_LIMIT = 1000
const TBT_LIMIT = 100

type Target = { readonly name: string; readonly path: string; readonly hero: Hero; readonly token?: string }

const targets = (token: string): readonly Target[] => [
  { name: 'home', path: '/', hero: { gender: '' } },
  { name: 'question', path: '/woman/how-old-are-you', hero: heroUpTo('how-old-are-you', visitor) },
  { name: 'finally-plan', path: '/woman/finally-plan', hero: heroUpTo('finally-plan', visitor) },
  { name: 'pay', path: '/woman/pay', hero: visitor, token },
]

function rowsOf(name: string, audits: readonly Audit[]): readonly Row[] {
  const middle = (of: (audit: Audit) => number): number => median(audits.map(of))
  const scores = (['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((score) =>
    atLeast(100, { name: `${name}: ${labels[score]}`, value: middle((audit) => audit[score]), unit: 'of 100' }),
  )
  return [
    ...scores,
    atMost(LCP_LIMIT, { name: `${name}: LCP`, value: middle(({ lcp }) => lcp), unit: 'ms' }),
    atMost(TBT_LIMIT, { name: `${name}: TBT`, value: middle(({ tbt }) => tbt), unit: 'ms' }),
    atMost(0, { name: `${name}: CLS`, value: middle(({ cls }) => cls), unit: '' }),
  ]
}

const labels = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
} as const

/** Lighthouse as it comes: a phone on a slow connection, simulated. */
export const lighthousePages: Measurement = {
  name: 'lighthouse',
  about: `Lighthouse, mobile, simulated throttling, medians of ${RUNS} runs`,
  measure: () =>
    withProductionApp(async ({ url }) => {
      const token = await postLead(url, crypto.randomUUID())
      if (token === null) throw new Error('The app did not keep a lead.')
      const folder = await mkdtemp(join(tmpdir(), 'forkcast-lighthouse-'))
      const port = await freePort()
      try {
        return await withProfile({ folder, port }, async (profile) => {
          const rows: Row[] = []
          for (const { name, path, ...entries } of targets(token)) {
            await visitorIs(profile, url, entries)
            const audits: Audit[] = []
            while (audits.length < RUNS)
              audits.push(await auditPage(`${url}${BASE}${path}`, { port, isIndexed: path === '/' }))
            rows.push(...rowsOf(name, audits))
          }
          return rows
        })
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    }),
}
