/** Hashes of the inline code of a page, such as "sha256-...". */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const sources = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** Hosts other than its own that a page may load from, by directive. */
export type SourcesByDirective = Readonly<Record<string, readonly string[]>>

/**
 * The policy of the app's pages: their own origin, exactly the inline code that they were built with, and the sources
 * of third-party code on them.
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  publicUrl: string,
  foreign: SourcesByDirective = {},
): string {
  const own: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': sources(scripts),
    'style-src': sources(styles),
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    ...(foreign['frame-src'] === undefined ? {} : { 'frame-src': "'self'" }),
  }
  return [
    ...Object.entries(own).map(([directive, ours]) => [directive, ours, ...(foreign[directive] ?? [])].join(' ')),
    // Over plain http, as on a developer's machine, the upgraded requests would get no answer.
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For replies that are not pages: nothing may be loaded and nothing may frame them. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * For the workers that read pictures with WebAssembly. A worker has the policy of its own reply, so no page needs
 * 'wasm-unsafe-eval' for it.
 */
export const picturePolicy = `${nothingPolicy}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

/**
 * For the service worker, which only fetches from its own origin. WebKit applies it to the scripts of the workers that
 * the page starts as well: without worker-src it refuses the readers of barcodes and labels.
 */
export const workerPolicy = `${nothingPolicy}; connect-src 'self'; worker-src 'self'`
