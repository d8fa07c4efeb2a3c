import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import { type InlinedLanguage, isMarked, type MarkedCode, readMarked } from './inline-language.ts'

/** What the bundler made: scripts with marks, and everything else. */
export type MarkedBundle = {
  /** Folder of the browser's files; the hashed ones are in its `assets/`. */
  readonly dir: string
  readonly manifest: Manifest
  /** Folder of the module that prerenders. */
  readonly serverDir: string
}

/** The scripts of a bundle that contain marks or import one that does: those that differ between languages. */
async function spokenScripts(assets: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const codes = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(assets, name), 'utf8')]),
    ),
  )
  const spoken = new Set([...codes].flatMap(([name, code]) => (isMarked(code) ? [name] : [])))
  // A set may grow while it is read: what imports an added script is added in turn.
  for (const other of spoken) for (const [name, code] of codes) if (code.includes(other)) spoken.add(name)
  return new Map([...codes].filter(([name]) => spoken.has(name)))
}

/** Marked scripts by their name in the bundle, each read once for all languages. */
type ReadScripts = ReadonlyMap<string, MarkedCode>

/** A bundle that is read: the files that are the same in every language, and what the others are made of. */
export type ReadBundle = {
  readonly manifest: Manifest
  readonly serverDir: string
  readonly shared: { readonly dir: string; readonly names: readonly string[] }
  readonly spoken: ReadScripts
  /** The modules that prerender. */
  readonly server: ReadScripts
}

export async function readBundle({ dir, manifest, serverDir }: MarkedBundle): Promise<ReadBundle> {
  const spoken = await spokenScripts(path.join(dir, 'assets'))
  const server = (await readdir(serverDir, { recursive: true })).filter((name) => name.endsWith('.js'))
  const codes = server.map(
    async (name) => [name, readMarked(name, await readFile(path.join(serverDir, name), 'utf8'))] as const,
  )
  return {
    manifest,
    serverDir,
    shared: await filesBut(dir, spoken),
    spoken: new Map([...spoken].map(([name, code]) => [name, readMarked(name, code)])),
    server: new Map(await Promise.all(codes)),
  }
}

/** The files of a bundle that has no words, all of which are shared. */
export const sharedFiles = (dir: string): Promise<ReadBundle['shared']> => filesBut(dir, new Map())

async function filesBut(dir: string, spoken: ReadonlyMap<string, string>): Promise<ReadBundle['shared']> {
  const assets = path.join(dir, 'assets')
  const entries = await readdir(assets, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(assets, path.join(entry.parentPath, entry.name)))
  return { dir: assets, names: names.filter((name) => !spoken.has(name)) }
}

const DIGEST = /-([\w-]{8})\.js$/

/** A digest of every text of the pages in a language: a changed text gives new names, which browsers have not kept. */
function textsDigest({ tag, isRightToLeft, source, formsOf }: InlinedLanguage): string {
  const hash = createHash('sha256').update(JSON.stringify([tag, isRightToLeft]))
  const ofPages = [...source.keys()].filter((key) => !key.startsWith('server/'))
  for (const key of ofPages) hash.update(JSON.stringify([key, formsOf(key)]))
  return hash.digest('base64url')
}

/**
 * Writes the scripts of a language into `assets` and returns their names, the manifest with them, and the module that
 * prerenders its pages.
 */
export async function languageBundle(
  { manifest, serverDir, spoken, server }: Pick<ReadBundle, 'manifest' | 'serverDir' | 'spoken' | 'server'>,
  language: InlinedLanguage,
  assets: string,
): Promise<{ readonly files: readonly string[]; readonly manifest: Manifest; readonly prerender: string }> {
  const texts = textsDigest(language)
  const names = new Map(
    [...spoken.keys()].map((name) => {
      const digest = createHash('sha256').update(name).update(texts).digest('base64url').slice(0, 8)
      return [name, name.replace(DIGEST, `-${digest}.js`)]
    }),
  )
  const anyName = new RegExp([...names.keys()].map((name) => name.replace(/[.]/g, '\\.')).join('|') || '$^', 'g')
  const renamed = (text: string): string => text.replace(anyName, (name) => names.get(name) ?? name)
  await mkdir(assets, { recursive: true })
  const scripts = [...spoken].map(([name, code]) =>
    writeFile(path.join(assets, names.get(name) ?? name), renamed(code(language))),
  )
  const prerender = `${serverDir}-${language.tag}`
  await rm(prerender, { recursive: true, force: true })
  for (const folder of new Set([...server.keys()].map((name) => path.dirname(name))))
    await mkdir(path.join(prerender, folder), { recursive: true })
  const modules = [...server].map(([name, code]) => writeFile(path.join(prerender, name), code(language)))
  await Promise.all([...scripts, ...modules])
  return {
    files: [...names.values()].map((name) => `assets/${name}`),
    manifest: JSON.parse(renamed(JSON.stringify(manifest))),
    prerender: path.join(prerender, 'prerender.js'),
  }
}
