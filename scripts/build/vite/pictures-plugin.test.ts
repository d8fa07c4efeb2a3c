import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { build, createServer, type InlineConfig } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { picturesPlugin } from './pictures-plugin.ts'
import { platesPlugin } from './plates-plugin.ts'

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(
  path.join(root, 'entry.ts'),
  `import { picturesBase } from 'virtual:pictures'\nexport const base = picturesBase`,
)

const common: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  base: '/v3/',
  plugins: [picturesPlugin(), platesPlugin()],
}

async function buildFor(side: 'client' | 'ssr'): Promise<{ base: string; pictures: readonly string[] }> {
  const outDir = path.join(root, side)
  const entry = path.join(root, 'entry.ts')
  const output = { entryFileNames: 'entry.mjs' }
  const rolldownOptions = { input: entry, output, preserveEntrySignatures: 'strict' } as const
  await build({ ...common, build: { outDir, rolldownOptions, ...(side === 'ssr' && { ssr: entry }) } })
  const { base }: { base: string } = await import(path.join(outDir, 'entry.mjs'))
  const folder = path.join(outDir, base.slice('/v3/'.length))
  const emitted = readdirSync(outDir).includes('assets') ? readdirSync(folder) : []
  return { base, pictures: emitted }
}

test('browser and prerender agree on the address, and only the browser build writes the files', async () => {
  const client = await buildFor('client')
  const ssr = await buildFor('ssr')
  expect(client.base).toMatch(/^\/v3\/assets\/pictures-[0-9a-f]{8}\/$/)
  expect(ssr.base).toBe(client.base)
  expect(client.pictures).toEqual(expect.arrayContaining(['scanned-plate.webp', 'option-body-SLIM-FEMALE.webp']))
  expect(ssr.pictures).toEqual([])
  // As large as its card shows it, at three pixels per CSS pixel.
  const painted = await sharp(path.join(root, 'client', client.base.slice(4), 'option-achieve-GET_FIT.webp')).metadata()
  expect(painted).toMatchObject({ format: 'webp', width: 132, height: 132, hasAlpha: true })
})

test('the dev server answers the same addresses', async () => {
  const server = await createServer({ ...common, server: { port: 0, host: '127.0.0.1' } })
  try {
    await server.listen()
    const { picturesBase } = await server.ssrLoadModule('virtual:pictures')
    const origin = server.resolvedUrls?.local[0] ?? ''
    const { platesBase } = await server.ssrLoadModule('virtual:plates')
    const answer = await fetch(new URL(`${platesBase}strapatsada.svg`, origin))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg /)
    const painted = await fetch(new URL(`${picturesBase}option-gender-FEMALE.webp`, origin))
    expect(painted.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(await painted.bytes()).metadata()
    expect([width, height]).toEqual([192, 192])
  } finally {
    await server.close()
  }
})
