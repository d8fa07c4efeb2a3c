import type { Plugin, ResolvedConfig } from 'vite'
import { buildPictureSet, type PictureSet } from './pictures/picture-set.ts'

const MODULE = 'virtual:pictures'
const RESOLVED = `\0${MODULE}`

// One set for the browser's build, the prerender build and the dev server of a process: the same bytes, the same address.
let built: PictureSet | undefined
const pictureSet = (): PictureSet => {
  built ??= buildPictureSet()
  return built
}

const folderOf = (config: ResolvedConfig) => `${config.build.assetsDir}/pictures-${pictureSet().hash}/`

/**
 * Emits every picture as a file in one folder that is named after the content of all of them, and tells the app its
 * address through `virtual:pictures`. The dev server answers the same addresses from memory.
 */
export function picturesPlugin(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'forkcast-pictures',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: {
      filter: { id: /^virtual:pictures$/ },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      handler: () => `export const picturesBase = ${JSON.stringify(config.base + folderOf(config))}`,
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [name, source] of pictureSet().files) {
        this.emitFile({ type: 'asset', fileName: folderOf(config) + name, source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const base = config.base + folderOf(config)
        const asked = request.url?.split('?')[0] ?? ''
        const text = asked.startsWith(base) ? pictureSet().files.get(asked.slice(base.length)) : undefined
        if (text === undefined) return next()
        response.setHeader('Content-Type', asked.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8')
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        response.end(text)
      })
    },
  }
}
