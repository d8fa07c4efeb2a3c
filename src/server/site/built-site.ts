import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ThirdParties } from '#domain/api/measurement.ts'
import type { ClaimForm } from '#domain/brand.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import { noThirdPartySources, type ThirdPartySources } from '#server/platform/csp/third-party-sources.ts'
import { type PageBanner, withBanner } from './page-banner.ts'
import { type StoredFile, storeFile, storeText } from './stored-file.ts'
import { measurementSources, withThirdParties } from './third-parties.ts'

// The build's files are checked without the schema library, which is loaded only once pages can be served.
type BuiltPage = {
  readonly file: string
  /** The same page with all claims of the brand. A page that makes none has no other form. */
  readonly withClaims?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
type Pages = Readonly<Record<string, unknown>>
type Manifest = {
  readonly buildId: string
  readonly pages: Pages
  /** The pages in the languages other than the source. */
  readonly languages?: Readonly<Record<string, Pages>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHash = (value: unknown): boolean =>
  typeof value === 'string' && /^sha(?:256|384|512)-[A-Za-z0-9+/=]+$/.test(value)

const isBuiltPage = (value: unknown): value is BuiltPage =>
  isRecord(value) &&
  typeof value['file'] === 'string' &&
  ['string', 'undefined'].includes(typeof value['withClaims']) &&
  [value['scripts'], value['styles']].every((hashes) => Array.isArray(hashes) && hashes.every(isHash))

/** The pages in it are checked when they are read. */
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value['buildId'] === 'string' &&
  isRecord(value['pages']) &&
  (value['languages'] === undefined ||
    (isRecord(value['languages']) && Object.values(value['languages']).every(isRecord)))

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json; charset=utf-8',
}

export type Page = StoredFile & { readonly headers: Readonly<Record<string, string>> }
export type RootFile = StoredFile & { readonly type: string }

/**
 * The site in one language: pages by path below the base path, and files of the site as a whole. Each is read into
 * memory when it is first used, so that a start reads none.
 */
export type SiteInLanguage = {
  readonly pages: ReadonlyMap<string, () => Page>
  readonly rootFiles: ReadonlyMap<string, () => RootFile>
}

/** The built web app, in the source language and the others. */
export type BuiltSite = SiteInLanguage & {
  /** Different for every build. */
  readonly buildId: string
  readonly publicUrl: string
  /** The other languages by their tag. What one of them lacks, such as the console, is taken from the source. */
  readonly languages: ReadonlyMap<string, SiteInLanguage>
  readonly assetsFolder: string
}

/** The camera reads barcodes and labels on the member's pages, which share one document. */
const usesCamera = (path: string): boolean => path === '/plan'

/** Providers' forms are only on these pages. */
const isPayPage = (path: string): boolean => path.endsWith('/pay')

/** Creates a value when it is first needed, and keeps it. If `make` throws, every use throws until it succeeds. */
function atFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What the settings change on the built pages. */
export type PageSettings = {
  /** Allowed only on the pay pages. */
  readonly paySources?: ThirdPartySources
  /** Shown on every page. */
  readonly banner?: PageBanner | null
  /** The third-party services that visitors are asked about. */
  readonly parties?: ThirdParties | null
  /** Which claims of the brand the pages make. */
  readonly claims?: ClaimForm
}

/** The built web app; null if it was not built. Throws if the build cannot be read. */
export function loadSite(
  folder: string,
  publicUrl: string,
  { paySources = noThirdPartySources, banner = null, parties = null, claims = 'proven' }: PageSettings = {},
): BuiltSite | null {
  const manifestFile = join(folder, 'pages.json')
  if (!existsSync(manifestFile)) return null
  const refused = () => new Error(`${manifestFile} is not a list of pages. Build the web app again.`)
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'))
  if (!isManifest(manifest)) throw refused()
  const readPage = (path: string, built: unknown): Page => {
    if (!isBuiltPage(built)) throw refused()
    const { scripts, styles } = built
    const file = claims === 'all' ? (built.withClaims ?? built.file) : built.file
    return {
      ...(banner === null && parties === null
        ? storeFile(join(folder, file))
        : storeText(withAdditions(readFileSync(join(folder, file), 'utf8'), banner, parties))),
      headers: pageHeaders(
        { scripts, styles: banner === null ? styles : [...styles, banner.styleHash] },
        publicUrl,
        isPayPage(path) ? paySources : { ...noThirdPartySources, sources: measurementSources(parties, path) },
        usesCamera(path),
      ),
    }
  }
  const pagesOf = (pages: Pages): SiteInLanguage['pages'] =>
    new Map(Object.entries(pages).map(([path, built]) => [path, atFirstUse(() => readPage(path, built))] as const))
  const languages = Object.entries(manifest.languages ?? {}).map(([tag, pages]): [string, SiteInLanguage] => [
    tag,
    { pages: pagesOf(pages), rootFiles: rootFilesIn(join(folder, 'languages', tag, 'root')) },
  ])
  return {
    buildId: manifest.buildId,
    publicUrl,
    pages: pagesOf(manifest.pages),
    rootFiles: rootFilesIn(join(folder, 'root')),
    languages: new Map(languages),
    assetsFolder: join(folder, 'assets'),
  }
}

/**
 * Reads all pages and files into memory, between requests: a later build in the same folder does not change what this
 * server sends. @throws Error if a page is missing or cannot be read
 */
export async function readAhead(site: BuiltSite): Promise<void> {
  for (const { pages, rootFiles } of [site, ...site.languages.values()]) {
    for (const read of [...pages.values(), ...rootFiles.values()]) {
      read()
      await setImmediate()
    }
  }
}

/** A page with the additions that the settings require. */
function withAdditions(page: string, banner: PageBanner | null, parties: ThirdParties | null): string {
  const withTags = parties === null ? page : withThirdParties(page, parties)
  return banner === null ? withTags : withBanner(withTags, banner)
}

function rootFilesIn(folder: string): BuiltSite['rootFiles'] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : []
  const typeOf = (name: string) => contentTypes[extname(name)] ?? 'application/octet-stream'
  return new Map(
    names.map((name) => [name, atFirstUse(() => ({ ...storeFile(join(folder, name)), type: typeOf(name) }))]),
  )
}
