import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** A file as its text, or one generated from a text when its bytes are needed, which takes longer. */
export type HashedFile = string | { readonly madeOf: string; readonly make: () => Promise<Uint8Array> }

/** Eight hexadecimal digits over the names and texts of all files. */
export function hashOf(files: ReadonlyMap<string, HashedFile>): string {
  const hash = createHash('sha256')
  for (const [name, file] of files) hash.update(`${name}\0${typeof file === 'string' ? file : file.madeOf}\0`)
  return hash.digest('hex').slice(0, 8)
}

type HashedFiles = { readonly files: ReadonlyMap<string, HashedFile>; readonly hash: string }

const bytesOf = (file: HashedFile): Promise<Uint8Array> | string => (typeof file === 'string' ? file : file.make())

const contentTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' }
const contentTypeOf = (name: string): string => contentTypes[extname(name)] ?? 'text/plain; charset=utf-8'

type Options = {
  /** The name in `virtual:<name>`, the module, and `<name>-<hash>`, the folder. */
  readonly name: string
  /**
   * Called once: the browser's build, the prerender build and the dev server have the same bytes at the same address.
   */
  readonly make: () => HashedFiles
  /** The code of the module, given the absolute path of the folder with a trailing slash. */
  readonly code: (folder: string) => string
}

/**
 * Emits files into one folder named after the hash of them all, and passes its address to the app through a virtual
 * module. The dev server serves the same addresses from memory.
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
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      const made = [...filesNow().files].map(async ([name, file]) => [name, await bytesOf(file)] as const)
      for (const [name, source] of await Promise.all(made))
        this.emitFile({ type: 'asset', fileName: folder() + name, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const base = config.base + folder()
        const asked = request.url?.split('?')[0] ?? ''
        const file = asked.startsWith(base) ? filesNow().files.get(asked.slice(base.length)) : undefined
        if (file === undefined) return next()
        response.setHeader('Content-Type', contentTypeOf(asked))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        response.end(await bytesOf(file))
      })
    },
  }
}
