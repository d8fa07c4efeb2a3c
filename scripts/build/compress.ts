import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How the name of a page with all claims of the brand ends. */
export const CLAIMS_ENDING = '-with-claims'

const isCompressible = (name: string): boolean => /\.(js|css|html|svg|json|txt|webmanifest|wasm|onnx)$/.test(name)

/** Larger files use faster levels: the best levels would take ten times as long to save one per cent. */
const LARGE_BYTES = 1_000_000

/**
 * How a file is compressed. There are some hundred pages in each language, which all fit into the first round trip: the best
 * level would take more than twice as long to save two per cent. Their forms with all claims are not for production.
 */
function levelsFor(name: string, bytes: number): { readonly brotli: number; readonly gzip: number } {
  if (bytes > LARGE_BYTES) return { brotli: 7, gzip: 6 }
  if (name.endsWith(`${CLAIMS_ENDING}.html`)) return { brotli: 5, gzip: 9 }
  return { brotli: name.endsWith('.html') ? 10 : 11, gzip: 9 }
}

/**
 * Writes a .br and a .gz beside every file below a folder that gets smaller by it, so that the server never compresses
 * a file.
 */
export async function compressBelow(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const known = new Set(names)
  await Promise.all(
    names
      .filter((name) => isCompressible(name) && !known.has(`${name}.br`))
      .map(async (name) => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        const levels = levelsFor(name, content.length)
        const options = {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }
        const [br, gz] = await Promise.all([brotli(content, options), zip(content, { level: levels.gzip })])
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      }),
  )
}
