/** Hashes of what stands inline in a page, such as "sha256-...". */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const sources = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** Hosts that a page may load from beside its own, by directive. */
export type SourcesByDirective = Readonly<Record<string, readonly string[]>>

/**
 * What a page of the app may load and do: its own origin, the very inline code it was built with, and what a payment
 * provider's form on it needs.
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
    // On plain http, as on a developer's machine, it would turn every request into one without an answer.
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For replies that are no pages: nothing may be loaded and nothing may frame them. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * For the workers that read pictures with WebAssembly. A worker has the policy of its own reply, so that no page needs
 * 'wasm-unsafe-eval' for it.
 */
export const picturePolicy = `${nothingPolicy}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

/** For the service worker: it fetches from its own origin and does nothing else. */
export const workerPolicy = `${nothingPolicy}; connect-src 'self'`
