/** Hashes of what stands inline in a page, such as "sha256-...". */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const sources = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** What a page of the app may load and do: its own origin, and the very inline code it was built with. */
export function pagePolicy({ scripts, styles }: InlineHashes, publicUrl: string): string {
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    // On plain http, as on a developer's machine, it would turn every request into one that nobody answers.
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For replies that are no pages: nothing may be loaded and nothing may frame them. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
