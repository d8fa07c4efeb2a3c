import type { Manifest } from 'vite'

/** Parts of the app whose pages are documents of their own: nobody else carries their styles. */
const apart: Readonly<Record<string, string>> = { '/plan': 'src/web/member/member-area.tsx' }

/** Everything that is reached from some parts, at once or later, in the order of the imports. */
function reachedFrom(manifest: Manifest, names: readonly string[], later: boolean): readonly string[] {
  const fenced = new Set(Object.values(apart))
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const other of chunk.imports ?? []) visit(other)
    for (const other of later ? (chunk.dynamicImports ?? []) : []) if (!fenced.has(other)) visit(other)
  }
  for (const name of names) visit(name)
  return [...seen]
}

/**
 * The style sheets of a page: all that its document may come to show without being loaded anew. So a step never waits
 * for styles, and the questionnaire does not carry those of the member's pages.
 */
export function pageStyles(manifest: Manifest, entry: string, path: string): readonly string[] {
  const own = apart[path]
  const names =
    own === undefined
      ? reachedFrom(manifest, [entry], true)
      : [...reachedFrom(manifest, [entry], false), ...reachedFrom(manifest, [own], true)]
  return [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))]
}
