import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TSchema } from 'typebox'
import type { Plugin } from 'vite'
import { parserCode } from './parser-code.ts'

const src = path.resolve(import.meta.dirname, '../../../src')

const MACRO = /^import \{ parserOf \} from '[^']*\/parser-of\.ts'$/m
const CALL = /\bparserOf\((\w+)\)/g
const IMPORT = /^import \{([^}]*)\} from '(#[^']+|\.[^']+)'$/gm

const fileOf = (address: string, importer: string): string =>
  address.startsWith('#') ? path.join(src, address.slice(1)) : path.resolve(path.dirname(importer), address)

type Schemas = Readonly<Record<string, TSchema>>
type LoadSchemas = (file: string) => Promise<Schemas>

const loadSchemas: LoadSchemas = (file) => import(file)

/** Reads a file again if it has changed, as it does during development. */
async function loadChangedSchemas(file: string): Promise<Schemas> {
  const { mtimeMs } = await stat(file)
  return import(`${pathToFileURL(file)}?changed=${mtimeMs}`)
}

/** An import that keeps only the types of the parsed schemas; an import of nothing but types loads nothing. */
function importLine(names: readonly string[], address: string, parsers: ReadonlyMap<string, string>): string {
  const typed = names.filter((name) => name !== '').map((name) => (parsers.has(name) ? `type ${name}` : name))
  const isOfTypes = typed.every((name) => name.startsWith('type '))
  if (!isOfTypes) return `import { ${typed.join(', ')} } from '${address}'`
  return `import type { ${typed.map((name) => name.replace('type ', '')).join(', ')} } from '${address}'`
}

/** The code of a file with its parsers generated, and the schema files that they come from. */
export async function withParsers(
  code: string,
  id: string,
  load: LoadSchemas = loadSchemas,
): Promise<{ readonly code: string; readonly schemaFiles: readonly string[] }> {
  const fileOfName = new Map<string, string>()
  for (const [, names = '', address = ''] of code.matchAll(IMPORT))
    for (const name of names.split(',')) fileOfName.set(name.trim(), fileOf(address, id))

  const parsers = new Map<string, string>()
  for (const [, name = ''] of code.matchAll(CALL)) {
    const file = fileOfName.get(name)
    const schema = file === undefined ? undefined : (await load(file))[name]
    if (schema === undefined) throw new Error(`${id}: parserOf takes the imported name of a schema, not ${name}.`)
    parsers.set(name, parserCode(schema, name))
  }
  const written = code
    .replace(MACRO, '')
    .replace(CALL, (_, name: string) => parsers.get(name) ?? '')
    .replace(IMPORT, (line, list: string, address: string) => {
      const names = list.split(',').map((name) => name.trim())
      return names.some((name) => parsers.has(name)) ? importLine(names, address, parsers) : line
    })
  if (/\bparserOf\b/.test(written)) throw new Error(`${id}: parserOf can only be called with the name of a schema.`)
  const schemaFiles = [...parsers.keys()].flatMap((name) => fileOfName.get(name) ?? [])
  return { code: written, schemaFiles: [...new Set(schemaFiles)] }
}

/**
 * Generates the parsers of replies in the files that use them, so that each chunk contains those it uses and nothing
 * else.
 */
export function parsersPlugin(): Plugin {
  let load = loadSchemas
  return {
    name: 'forkcast-parsers',
    enforce: 'pre',
    configResolved: ({ command }) => {
      if (command === 'serve') load = loadChangedSchemas
    },
    transform: {
      filter: { id: /\/src\/web\/.*(?<!\/parser-of)\.tsx?$/, code: MACRO },
      async handler(code, id) {
        const { schemaFiles, ...written } = await withParsers(code, id.replace(/\?.*$/, ''), load)
        for (const file of schemaFiles) this.addWatchFile(file)
        return { ...written, map: null }
      },
    },
  }
}
