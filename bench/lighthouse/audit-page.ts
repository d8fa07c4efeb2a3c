import type { Report } from 'lighthouse'
import { loadLighthouse } from './load-lighthouse.ts'

/** Scores are out of 100, times in ms. */
export type Audit = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

function score({ categories }: Report, name: string): number {
  const value = categories[name]?.score
  if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}.`)
  return Math.round(value * 100)
}

function figure({ audits }: Report, name: string): number {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse gave no ${name}.`)
  return value
}

/** Prints what costs points, so that a missed score explains itself. */
function printShortfalls({ categories, audits }: Report, url: string): void {
  for (const { title, auditRefs } of Object.values(categories)) {
    const short = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    const lines = short.map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
    if (lines.length > 0) console.error(`  ${new URL(url).pathname}, ${title}: ${lines.join('; ')}`)
  }
}

/**
 * Runs Lighthouse in the browser at this debugging port, with a cold cache; local storage is kept. A page that
 * robots.txt keeps out of search engines is not audited for whether they may index it.
 * @throws Error if Lighthouse cannot be installed, the page was not the requested one, or a figure is missing
 */
export async function auditPage(
  url: string,
  { port, isIndexed }: { port: number; isIndexed: boolean },
): Promise<Audit> {
  const lighthouse = await loadLighthouse()
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    skipAudits: isIndexed ? null : ['is-crawlable'],
  })
  if (result === undefined) throw new Error('Lighthouse gave no result.')
  const { lhr } = result
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message)
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`)
  printShortfalls(lhr, url)
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    seo: score(lhr, 'seo'),
    lcp: figure(lhr, 'largest-contentful-paint'),
    tbt: figure(lhr, 'total-blocking-time'),
    // To three digits, as Lighthouse shows it.
    cls: Math.round(figure(lhr, 'cumulative-layout-shift') * 1000) / 1000,
  }
}
