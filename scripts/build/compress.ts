import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const isCompressible = (name: string): boolean => /\.(js|css|html|svg|json|txt|webmanifest|wasm|onnx)$/.test(name)

/** Larger files use faster levels: the best levels would take ten times as long to save one per cent. */
const LARGE_BYTES = 1_000_000
const levelsFor = (bytes: number) => (bytes > LARGE_BYTES ? { brotli: 7, gzip: 6 } : { brotli: 11, gzip: 9 })

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
        const levels = levelsFor(content.length)
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
