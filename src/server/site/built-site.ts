import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ThirdParties } from '#domain/api/measurement.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import { noThirdPartySources, type ThirdPartySources } from '#server/platform/csp/third-party-sources.ts'
import { type PageBanner, withBanner } from './page-banner.ts'
import { type StoredFile, storeFile, storeText } from './stored-file.ts'
import { measurementSources, withThirdParties } from './third-parties.ts'

// The build's files are checked without the schema library, which is loaded only once pages can be served.
type BuiltPage = { readonly file: string; readonly scripts: readonly string[]; readonly styles: readonly string[] }
type Manifest = { readonly buildId: string; readonly pages: Readonly<Record<string, unknown>> }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHash = (value: unknown): boolean =>
  typeof value === 'string' && /^sha(?:256|384|512)-[A-Za-z0-9+/=]+$/.test(value)

const isBuiltPage = (value: unknown): value is BuiltPage =>
  isRecord(value) &&
  typeof value['file'] === 'string' &&
  [value['scripts'], value['styles']].every((hashes) => Array.isArray(hashes) && hashes.every(isHash))

/** The pages in it are checked when they are read. */
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) && typeof value['buildId'] === 'string' && isRecord(value['pages'])

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
 * The built web app: pages by path below the base path, and files of the site as a whole. Each is read into memory when
 * it is first used, so that a start reads none.
 */
export type BuiltSite = {
  /** Different for every build. */
  readonly buildId: string
  readonly pages: ReadonlyMap<string, () => Page>
  readonly rootFiles: ReadonlyMap<string, () => RootFile>
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

/**
 * The built web app; null if it was not built. Throws if the build cannot be read. `paySources` are allowed only on the
 * pay pages; `banner` is shown on every page; `parties` are the third-party services that visitors are asked about.
 */
export function loadSite(
  folder: string,
  publicUrl: string,
  paySources: ThirdPartySources = noThirdPartySources,
  banner: PageBanner | null = null,
  parties: ThirdParties | null = null,
): BuiltSite | null {
  const manifestFile = join(folder, 'pages.json')
  if (!existsSync(manifestFile)) return null
  const refused = () => new Error(`${manifestFile} is not a list of pages. Build the web app again.`)
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'))
  if (!isManifest(manifest)) throw refused()
  const readPage = (path: string, built: unknown): Page => {
    if (!isBuiltPage(built)) throw refused()
    const { file, scripts, styles } = built
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
  const pages = Object.entries(manifest.pages).map(
    ([path, built]) => [path, atFirstUse(() => readPage(path, built))] as const,
  )
  return {
    buildId: manifest.buildId,
    pages: new Map(pages),
    rootFiles: rootFilesIn(join(folder, 'root')),
    assetsFolder: join(folder, 'assets'),
  }
}

/**
 * Reads all pages and files into memory, between requests: a later build in the same folder does not change what this
 * server sends. @throws Error if a page is missing or cannot be read
 */
export async function readAhead({ pages, rootFiles }: BuiltSite): Promise<void> {
  for (const read of [...pages.values(), ...rootFiles.values()]) {
    read()
    await setImmediate()
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
