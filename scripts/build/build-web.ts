import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle, bundleConsole, root } from './bundle.ts'
import { compressBelow } from './compress.ts'
import { consoleDocument } from './console-document.ts'
import { type PageDocument, pageDocument } from './document.ts'
import { moduleOf } from './page-modules.ts'
import { keepReleases } from './releases.ts'
import { serviceWorker } from './service-worker.ts'
import { webManifest } from './web-manifest.ts'

const webDir = path.join(root, 'dist/web')

const titleIn = (markup: string): string => /<h1[^>]*>([^<]*)/.exec(markup)?.[1]?.trim() ?? ''
const fileOf = (pagePath: string): string => `pages/${pagePath === '/' ? 'home' : pagePath.slice(1)}.html`

/** Files below a folder, as paths relative to it. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** The hashed files of a bundle, as paths relative to its folder. */
const assetsOf = async (dir: string): Promise<readonly string[]> =>
  (await filesBelow(path.join(dir, 'assets'))).map((file) => `assets/${file}`)

type Built = Awaited<ReturnType<typeof bundle>>
type BuiltConsole = Awaited<ReturnType<typeof bundleConsole>>
type WrittenPage = { readonly file: string; readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Prerenders every page into `dist/web/pages` and lists the pages, with their inline hashes, in `pages.json`. */
async function writePages({ dir, manifest, prerender }: Built, console: BuiltConsole): Promise<void> {
  const readAsset = (file: string) => readFileSync(path.join(dir, file), 'utf8').trim()
  const staging = path.join(webDir, 'pages.new')
  await rm(staging, { recursive: true, force: true })
  const pages: Record<string, WrittenPage> = {}
  const write = async (pagePath: string, page: PageDocument): Promise<void> => {
    const file = fileOf(pagePath)
    const target = path.join(staging, path.relative('pages', file))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, page.html)
    pages[pagePath] = { file, scripts: page.scripts, styles: page.styles }
  }
  for (const pagePath of prerender.paths) {
    const markup = await prerender.render(pagePath)
    const module = moduleOf(pagePath)
    await write(pagePath, pageDocument(markup, { manifest, readAsset, path: pagePath, module, title: titleIn(markup) }))
  }
  await write('/console', consoleDocument(console.manifest))
  await compressBelow(staging)
  await rm(path.join(webDir, 'pages'), { recursive: true, force: true })
  await rename(staging, path.join(webDir, 'pages'))
  const content = JSON.stringify(pages)
  const buildId = createHash('sha256')
    .update(JSON.stringify([manifest, console.manifest]))
    .update(content)
    .digest('hex')
    .slice(0, 12)
  await keepReleases(webDir, {
    buildId,
    files: [...new Set([...(await assetsOf(dir)), ...(await assetsOf(console.dir))])],
  })
  await writeFile(path.join(webDir, 'pages.json'), JSON.stringify({ buildId, pages }))
}

/** The files of the site as a whole: static ones, the web manifest, and the service worker for offline use. */
async function writeRootFiles({ manifest }: Built): Promise<void> {
  const folder = path.join(webDir, 'root')
  const memberPage = await readFile(path.join(webDir, fileOf('/plan')), 'utf8')
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(root, 'src/web/root'), folder, { recursive: true })
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(webManifest))
  await writeFile(path.join(folder, 'sw.js'), await serviceWorker(manifest, memberPage))
  await compressBelow(folder)
}

/** Builds the whole web app into `dist/web`, compressed, beside the files of the previous release. */
export async function buildWeb(): Promise<void> {
  await mkdir(webDir, { recursive: true })
  const built = await bundle()
  const console = await bundleConsole()
  for (const { dir } of [built, console])
    await cp(path.join(dir, 'assets'), path.join(webDir, 'assets'), { recursive: true })
  await compressBelow(path.join(webDir, 'assets'))
  await writePages(built, console)
  await writeRootFiles(built)
}
