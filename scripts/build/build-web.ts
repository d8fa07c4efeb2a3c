import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { ClaimForm } from '../../src/domain/brand.ts'
import { type Locale, locales, SOURCE_LOCALE } from '../../src/domain/language/locales.ts'
import { lackingIn } from './browser-support.ts'
import { bundle, bundleConsole, root } from './bundle.ts'
import { CLAIMS_ENDING, compressBelow } from './compress.ts'
import { consoleDocument } from './console-document.ts'
import { type PageDocument, pageDocument } from './document.ts'
import { inlinedLanguage } from './languages/catalogue.ts'
import { documentWordsIn } from './languages/document-words-in.ts'
import { languageBundle, readBundle, sharedFiles } from './languages/language-bundle.ts'
import { sourceMessages } from './languages/words-files.ts'
import { moduleOf } from './page-modules.ts'
import { keepReleases } from './releases.ts'
import { serviceWorker } from './service-worker.ts'
import { webManifest } from './web-manifest.ts'

/** The text of the first heading, which may stand in an element that says its language. */
const titleIn = (markup: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()
const fileOf = (pagePath: string, ending = ''): string =>
  `${pagePath === '/' ? 'home' : pagePath.slice(1)}${ending}.html`

type WrittenPage = {
  readonly file: string
  /** The same page with all claims of the brand, for installations outside production. */
  readonly withClaims?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
type WrittenPages = Readonly<Record<string, WrittenPage>>

/** Where the pages of a language are below `dist/web`: those of the source at the top. */
const folderOf = ({ tag }: Locale): string => (tag === SOURCE_LOCALE ? '' : `languages/${tag}/`)

/** A page as it is in production, and with all claims; the console makes none. */
type Forms = { readonly page: PageDocument; readonly withClaims?: PageDocument }

/** Writes pages below `staging`; they are listed under the folder that they will be moved to. */
async function writePages(
  staging: string,
  folder: string,
  documents: AsyncIterable<readonly [string, Forms]>,
): Promise<WrittenPages> {
  const folders = new Map<string, Promise<unknown>>()
  const writing: Promise<void>[] = []
  const write = (file: string, html: string): string => {
    const target = path.join(staging, file)
    const below = path.dirname(target)
    const isMade = folders.get(below) ?? mkdir(below, { recursive: true })
    folders.set(below, isMade)
    writing.push(isMade.then(() => writeFile(target, html)))
    return `${folder}${file}`
  }
  const pages: Record<string, WrittenPage> = {}
  for await (const [pagePath, { page, withClaims }] of documents) {
    const file = write(fileOf(pagePath), page.html)
    const all = withClaims === undefined ? {} : { withClaims: write(fileOf(pagePath, CLAIMS_ENDING), withClaims.html) }
    pages[pagePath] = { file, ...all, scripts: page.scripts, styles: page.styles }
  }
  await Promise.all(writing)
  return pages
}

type Rendered = {
  readonly paths: readonly string[]
  readonly render: (path: string, claims: ClaimForm) => Promise<string>
}
type Language = Awaited<ReturnType<typeof languageBundle>>

async function* documentsOf(
  { manifest, prerender }: Pick<Language, 'manifest' | 'prerender'>,
  readAsset: (file: string) => string,
  around: Pick<Parameters<typeof pageDocument>[1], 'locale' | 'words'>,
): AsyncGenerator<readonly [string, Forms]> {
  const { paths, render }: Rendered = await import(prerender)
  for (const pagePath of paths) {
    const formOf = async (claims: ClaimForm): Promise<PageDocument> => {
      const markup = await render(pagePath, claims)
      const page = { manifest, readAsset, path: pagePath, module: moduleOf(pagePath), title: titleIn(markup) }
      return pageDocument(markup, { ...page, ...around, claims })
    }
    yield [pagePath, { page: await formOf('proven'), withClaims: await formOf('all') }]
  }
}

async function* consoleDocuments(manifest: Manifest): AsyncGenerator<readonly [string, Forms]> {
  yield ['/console', { page: consoleDocument(manifest) }]
}

const readText = async (file: string): Promise<string> => (/\.(?:js|css)$/.test(file) ? readFile(file, 'utf8') : '')

/** Replaces a folder by another in one step. */
async function replace(folder: string, staging: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  await rename(staging, folder)
}

/**
 * Builds the whole web app, compressed, into `dist/web`, beside the files of the previous release: one bundle, from
 * which the scripts and pages of each language are made.
 */
export async function buildWeb(
  wanted: readonly Locale[] = locales,
  webDir: string = path.join(root, 'dist/web'),
): Promise<void> {
  await mkdir(path.join(webDir, 'assets'), { recursive: true })
  const source = sourceMessages()
  const built = await bundle()
  const console = await bundleConsole()
  const workerFor = await serviceWorker()
  const assets = path.join(webDir, 'assets')
  const [read, ofConsole] = [await readBundle(built), await sharedFiles(console.dir)]
  for (const { dir, names } of [read.shared, ofConsole])
    await Promise.all(names.map((name) => cp(path.join(dir, name), path.join(assets, name))))
  const files = new Set([...read.shared.names, ...ofConsole.names].map((name) => `assets/${name}`))
  const readAsset = (file: string) => readFileSync(path.join(built.dir, file), 'utf8').trim()

  const languages: Record<string, WrittenPages> = {}
  const manifests: Manifest[] = [console.manifest]
  const staging = path.join(webDir, 'staging')
  await rm(staging, { recursive: true, force: true })
  for (const locale of wanted) {
    const language = inlinedLanguage(locale, source)
    const words = documentWordsIn(language)
    const made = await languageBundle(read, language, assets)
    const documents = documentsOf(made, readAsset, { locale, words })
    const folder = folderOf(locale)
    const pages = await writePages(path.join(staging, folder, 'pages'), `${folder}pages/`, documents)
    const memberPage = await readFile(path.join(staging, folder, 'pages', fileOf('/plan')), 'utf8')
    const rootFolder = path.join(staging, folder, 'root')
    await mkdir(rootFolder, { recursive: true })
    if (folder === '') await cp(path.join(root, 'src/web/root'), rootFolder, { recursive: true })
    await writeFile(path.join(rootFolder, 'manifest.webmanifest'), JSON.stringify(webManifest(locale, words)))
    await writeFile(path.join(rootFolder, 'sw.js'), workerFor(made.manifest, memberPage, locale.tag))
    languages[locale.tag] = pages
    manifests.push(made.manifest)
    for (const file of made.files) files.add(file)
  }
  const lacking = (
    await Promise.all([...files].map(async (name) => lackingIn(name, await readText(path.join(webDir, name)))))
  ).flat()
  if (lacking.length > 0) throw new Error(`Not for every browser that is promised:\n${lacking.join('\n')}`)
  const consolePages = await writePages(path.join(staging, 'pages'), 'pages/', consoleDocuments(console.manifest))
  await Promise.all([compressBelow(assets), compressBelow(staging)])
  for (const name of ['pages', 'root', 'languages']) await replace(path.join(webDir, name), path.join(staging, name))
  await rm(staging, { recursive: true, force: true })

  const { [SOURCE_LOCALE]: ofSource = {}, ...others } = languages
  const pages = { ...ofSource, ...consolePages }
  const content = JSON.stringify([manifests, pages, others])
  const buildId = createHash('sha256').update(content).digest('hex').slice(0, 12)
  await keepReleases(webDir, { buildId, files: [...files] })
  await writeFile(path.join(webDir, 'pages.json'), JSON.stringify({ buildId, pages, languages: others }))
}
