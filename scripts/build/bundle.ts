import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { chunkGroups, compileHint } from './chunks.ts'
import type { MarkedBundle } from './languages/language-bundle.ts'
import { markMessagesPlugin } from './languages/mark-messages.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const entry = path.join(root, 'src/web/main.tsx')
const consoleEntry = path.join(root, 'src/web/console/main.tsx')
const clientDir = path.join(root, '.cache/web-client')
const consoleDir = path.join(root, '.cache/web-console')
const serverDir = path.join(root, '.cache/web-prerender')

/** Builds the console's files as a separate bundle, so that no visitor's page contains any of it. */
export async function bundleConsole(): Promise<Pick<MarkedBundle, 'dir' | 'manifest'>> {
  await rm(consoleDir, { recursive: true, force: true })
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: consoleDir,
      manifest: true,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: consoleEntry },
    },
  })
  return { dir: consoleDir, manifest: JSON.parse(await readFile(path.join(consoleDir, '.vite/manifest.json'), 'utf8')) }
}

/**
 * Builds the browser's files and, from the same sources, the module that prerenders the pages, with marks instead of
 * texts.
 */
export async function bundle(): Promise<MarkedBundle> {
  await rm(clientDir, { recursive: true, force: true })
  await build({
    root,
    logLevel: 'warn',
    plugins: [markMessagesPlugin()],
    build: {
      outDir: clientDir,
      manifest: true,
      copyPublicDir: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: { groups: chunkGroups(entry) }, postBanner: compileHint },
      },
    },
  })
  await build({
    root,
    logLevel: 'warn',
    plugins: [markMessagesPlugin()],
    build: {
      ssr: path.join(root, 'src/web/prerender.tsx'),
      outDir: serverDir,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  return { dir: clientDir, manifest, serverDir }
}
