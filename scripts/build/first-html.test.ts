import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type BuiltSite, loadSite, type SiteInLanguage } from '#server/site/built-site.ts'
import { bannerFor } from '#server/site/page-banner.ts'
import { pageParts } from '../../bench/bare-page/page-parts.ts'
import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { root } from '../bootstrap/root.mjs'
import { FIRST_HTML_LIMIT } from './first-html-limit.ts'

const MINUTES = 5 * 60_000
const banner = bannerFor({ paymentsProvider: 'sandbox', nodeEnv: 'production' })

beforeAll(async () => {
  if (!(await buildIfNeeded(process.execPath))) throw new Error('The app could not be built.')
}, MINUTES)

/** The site in every language by its tag. */
const sitesOf = (site: BuiltSite | null): readonly (readonly [string, SiteInLanguage])[] =>
  site === null ? [] : [['en-US', site], ...site.languages]

test.each([
  ['as it was built', {}],
  ['with all claims', { claims: 'all' }],
  ['with the banner of a test shop', { banner }],
] as const)('every page %s fits into the first round trip with either compression', (_, settings) => {
  const site = loadSite(path.join(root, 'dist/web'), 'http://localhost:3000', settings)
  const pages = sitesOf(site).flatMap(([language, { pages }]) =>
    [...pages].flatMap(([address, page]) =>
      (['gzip', 'br'] as const).map((encoding) => ({
        language,
        address,
        encoding,
        bytes: page().bodies.get(encoding)?.bytes.length,
      })),
    ),
  )
  expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['en-US', 'en-GB', 'es']))
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter(({ bytes }) => bytes === undefined || bytes > FIRST_HTML_LIMIT)).toEqual([])
})

test('a bare page, with which the benchmarks compare ours, can be made of every page of visitors and members', () => {
  const site = loadSite(path.join(root, 'dist/web'), 'http://localhost:3000', {})
  const isBuiltSo = (html = '') => pageParts(html) !== null
  const others = [...(site?.pages ?? [])].filter(
    ([, page]) => !isBuiltSo(page().bodies.get('identity')?.bytes.toString()),
  )
  expect(others.map(([address]) => address)).toEqual(['/console'])
})
