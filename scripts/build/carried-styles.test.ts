import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadSite } from '#server/site/built-site.ts'
import { buildIfNeeded } from '../bootstrap/build-if-needed.mjs'
import { root } from '../bootstrap/root.mjs'
import { withoutRightToLeft } from './styles-of-direction.ts'

const MINUTES = 5 * 60_000

beforeAll(async () => {
  if (!(await buildIfNeeded(process.execPath))) throw new Error('The app could not be built.')
}, MINUTES)

const classesIn = (styles: string): ReadonlySet<string> =>
  new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))

test('every page carries the styles of what its document shows', () => {
  const web = path.join(root, 'dist/web')
  const assets = path.join(web, 'assets')
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  const all = classesIn(
    sheets.map((file) => withoutRightToLeft(readFileSync(path.join(assets, file), 'utf8'))).join('\n'),
  )
  const site = loadSite(web, 'http://localhost:3000')
  // The console links its style sheets.
  const documents = [
    ...(site?.pages ?? []),
    ...[...(site?.languages.values() ?? [])].flatMap(({ pages }) => [...pages]),
  ].filter(([address]) => address !== '/console')
  const lacking = documents.flatMap(([address, page]) => {
    const html = String(page().bodies.get('identity')?.bytes)
    const carried = classesIn(
      [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, styles]) => styles).join('\n'),
    )
    const body = html.slice(html.indexOf('<body'))
    const shown = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    return [...new Set(shown)].filter((name) => all.has(name) && !carried.has(name)).map((name) => ({ address, name }))
  })
  expect(all.size).toBeGreaterThan(500)
  expect(lacking).toEqual([])
})
