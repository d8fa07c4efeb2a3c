import type { Plugin } from 'vite'

/** The package that a file belongs to, the innermost if several; null for files of our own. */
export const packageOf = (file: string): string | null =>
  /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/?]+)/s.exec(file)?.[1] ?? null

/** Fails a build that ships code of a package which the credits page does not name. */
export function creditedOnlyPlugin(credited: ReadonlySet<string>): Plugin {
  return {
    name: 'forkcast-credited-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames,
      )
      const packages = new Set(files.flatMap((file) => packageOf(file) ?? []))
      const missing = [...packages].filter((name) => !credited.has(name))
      if (missing.length > 0) this.error(`The page of credits does not name ${missing.join(', ')}.`)
    },
  }
}
