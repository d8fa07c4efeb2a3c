import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { brand, type ClaimForm, unprovenClaims } from '#domain/brand.ts'
import { loadSite } from '#server/site/built-site.ts'
import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { root } from '../bootstrap/root.mjs'

const MINUTES = 5 * 60_000

beforeAll(async () => {
  if (!(await buildIfNeeded(process.execPath))) throw new Error('The app could not be built.')
}, MINUTES)

const open = new Set(unprovenClaims(brand.claims))
const named = Object.entries(brand.claims).flatMap(([name, claim]) => (open.has(name) ? [claim] : []))

/** What a visitor reads of a page, its title included. */
const readable = (html: string): string =>
  html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, ' ').replace(/<(?!\/?title)[^>]*>/g, ' ')

/** Each page of every language, with its text. */
function pagesIn(claims: ClaimForm): ReadonlyMap<string, string> {
  const site = loadSite(path.join(root, 'dist/web'), 'http://localhost:3000', { claims })
  if (site === null) throw new Error('The app was not built.')
  const all = [['en-US', site] as const, ...site.languages]
  return new Map(
    all.flatMap(([tag, { pages }]) =>
      [...pages].map(([address, page]) => [
        `${tag} ${address}`,
        readable(String(page().bodies.get('identity')?.bytes ?? '')),
      ]),
    ),
  )
}

/** The pages that make a claim for which there is no proof. */
const claiming = (pages: ReadonlyMap<string, string>): readonly string[] =>
  [...pages].flatMap(([address, text]) => (named.some(({ figure }) => text.includes(figure)) ? [address] : []))

test('no page makes a claim in production whose proof is not written down', () => {
  const pages = pagesIn('proven')
  expect(pages.size).toBeGreaterThan(200)
  expect(claiming(pages)).toEqual([])
})

test('elsewhere every claim is where it was specified', () => {
  const pages = pagesIn('all')
  const addresses = ['/', ...['trust', 'recipes-screen', 'keep-on-track', 'result-statistics'].flatMap(bothBranches)]
  expect(claiming(pages).toSorted()).toEqual(
    ['en-US', 'en-GB'].flatMap((tag) => addresses.map((address) => `${tag} ${address}`)).toSorted(),
  )
  expect(pages.get('en-US /woman/trust')).toContain('Over 1.2M users trust the product to lose weight naturally')
  for (const { figure } of named) expect([...pages.values()].some((text) => text.includes(figure))).toBe(true)
})

test('every page says in its title what it is', () => {
  const titles = [...pagesIn('proven')].map(([address, text]) => [
    address,
    /<title>(.*?)(?: – Forkcast)?<\/title>/.exec(text)?.[1],
  ])
  expect(titles.filter(([, title]) => title === undefined || title.trim().length < 3)).toEqual([])
})

const bothBranches = (slug: string): readonly string[] => [`/woman/${slug}`, `/man/${slug}`]
