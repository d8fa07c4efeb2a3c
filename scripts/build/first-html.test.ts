import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadSite } from '#server/site/built-site.ts'
import { bannerFor } from '#server/site/page-banner.ts'
import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { root } from '../bootstrap/root.mjs'
import { FIRST_HTML_LIMIT } from './first-html-limit.ts'

const MINUTES = 5 * 60_000
const banner = bannerFor({ paymentsProvider: 'sandbox', nodeEnv: 'production' })

beforeAll(async () => {
  if (!(await buildIfNeeded(process.execPath))) throw new Error('The app could not be built.')
}, MINUTES)

test.each([
  ['as it was built', {}],
  ['with all claims', { claims: 'all' }],
  ['with the banner of a test shop', { banner }],
] as const)('every page %s fits into the first round trip with either compression', (_, settings) => {
  const site = loadSite(path.join(root, 'dist/web'), 'http://localhost:3000', settings)
  const pages = [...(site?.pages ?? [])].flatMap(([address, page]) =>
    (['gzip', 'br'] as const).map((encoding) => ({
      address,
      encoding,
      bytes: page().bodies.get(encoding)?.bytes.length,
    })),
  )
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ bytes }) => bytes === undefined || bytes > FIRST_HTML_LIMIT)).toEqual([])
})
