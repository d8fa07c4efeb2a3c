import { createHash } from 'node:crypto'
import type { Plugin, ResolvedConfig } from 'vite'

/** Eight hexadecimal digits over the names and texts of all files. */
export function hashOf(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`)
  return hash.digest('hex').slice(0, 8)
}

type HashedFiles = { readonly files: ReadonlyMap<string, string>; readonly hash: string }

type Options = {
  /** What the module `virtual:<name>` and the folder `<name>-<hash>` are called by. */
  readonly name: string
  /** Asked once: the browser's build, the prerender build and the dev server have the same bytes at the same address. */
  readonly make: () => HashedFiles
  /** The code of the module, for the absolute path of the folder with a slash at its end. */
  readonly code: (folder: string) => string
}

/**
 * Emits files into one folder that is named after the content of all of them, and tells the app its address through a
 * virtual module. The dev server answers the same addresses from memory.
 */
export function hashedFilesPlugin({ name, make, code }: Options): Plugin {
  const module = `virtual:${name}`
  let config: ResolvedConfig
  let made: HashedFiles | undefined
  const filesNow = (): HashedFiles => {
    made ??= make()
    return made
  }
  const folder = (): string => `${config.build.assetsDir}/${name}-${filesNow().hash}/`
  return {
    name: `forkcast-${name}`,
    configResolved(resolved) {
      config = resolved
    },
    resolveId: {
      filter: { id: new RegExp(`^${module}$`) },
      handler: () => `\0${module}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${module}$`) },
      handler: () => code(config.base + folder()),
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [file, source] of filesNow().files) {
        this.emitFile({ type: 'asset', fileName: folder() + file, source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const base = config.base + folder()
        const asked = request.url?.split('?')[0] ?? ''
        const text = asked.startsWith(base) ? filesNow().files.get(asked.slice(base.length)) : undefined
        if (text === undefined) return next()
        response.setHeader('Content-Type', asked.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8')
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        response.end(text)
      })
    },
  }
}
