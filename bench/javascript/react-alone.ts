import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compressed } from '../built-web.ts'
import { bundledCode } from './bundled-code.ts'

const root = join(import.meta.dirname, '../..')

/** The minimum that an app prerendered with React has to send. */
const ENTRY = `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, createElement('p'))
`

/** The size of React and React DOM, built with the project's own Vite settings and compressed as its files are. */
export async function reactAlone(): Promise<Compressed> {
  // Inside the project, so that the packages are found.
  const folder = join(root, '.cache', `react-alone-${process.pid}`)
  const input = join(folder, 'main.js')
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(input, ENTRY)
    const code = await bundledCode({
      root,
      configFile: join(root, 'vite.config.ts'),
      build: { modulePreload: false, rolldownOptions: { input } },
    })
    return await compressed(Buffer.from(code))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compressed(content: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params }),
  ])
  return { gzip: zipped.length, brotli: brotli.length }
}
