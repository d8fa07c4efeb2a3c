import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { BASE } from '#domain/api/base-path.ts'

const folder = join(import.meta.dirname, '../dist/web')

/** Sizes in bytes as transferred. */
export type Compressed = { readonly gzip: number; readonly brotli: number }

const sizeOf = (file: string): number => statSync(join(folder, file)).size
const readBuilt = (file: string): string => readFileSync(join(folder, file), 'utf8')

/** The compressed sizes of a file of `dist/web`. */
export const compressedSize = (file: string): Compressed => ({
  gzip: sizeOf(`${file}.gz`),
  brotli: sizeOf(`${file}.br`),
})

/** Every page, as a path relative to `dist/web`. */
export const pageFiles = (): readonly string[] =>
  readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => posix.join('pages', file))

/** The home page of every language, as paths relative to `dist/web`. */
export const homePages = (): readonly string[] =>
  globSync('{,languages/*/}pages/home.html', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))

// As the bundler writes static imports: `from"./name.js"` and `import"./name.js"`; a dynamic import has a parenthesis.
const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g

function withStaticImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readBuilt(file).matchAll(STATIC_IMPORT)) {
    if (name !== undefined) withStaticImports(posix.join(posix.dirname(file), name), seen)
  }
  return seen
}

/** The scripts that a page's HTML loads at once: those it names, and their static imports. */
export function scriptsAtOnce(page: string): readonly string[] {
  const named = [...readBuilt(page).matchAll(/"(\/[^"]+\.js)"/g)]
  const files = named.flatMap(([, address]) => (address === undefined ? [] : [posix.relative(BASE, address)]))
  return [...new Set(files.flatMap((file) => [...withStaticImports(file)]))]
}

/**
 * The script built from a file of this name, as a path relative to `dist/web`; the newest of several releases.
 * @throws Error if there is none
 */
export function scriptNamed(name: string): string {
  const builtAt = (file: string) => statSync(join(folder, 'assets', file)).mtimeMs
  const file = readdirSync(join(folder, 'assets'))
    .filter((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
    .toSorted((a, b) => builtAt(b) - builtAt(a))[0]
  if (file === undefined) throw new Error(`There is no script ${name}.`)
  return posix.join('assets', file)
}
