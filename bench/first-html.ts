import { compressedSize, pageFiles } from './built-web.ts'
import type { Measurement } from './measurement.ts'
import { atMost } from './report/row.ts'

/** Bytes. What a new connection may send in its first round trip (RFC 6928: ten segments), less the headers. */
const LIMIT = 14_000

/** The first answer of a visit: markup and styles. */
export const firstHtml: Measurement = {
  name: 'first-html',
  about: 'the pages as they were built, compressed',
  measure: async () => {
    const pages = pageFiles().map((file) => ({ file, ...compressedSize(file) }))
    return (['gzip', 'brotli'] as const).flatMap((encoding) => {
      const largest = pages.reduce((most, page) => (page[encoding] > most[encoding] ? page : most))
      const home = compressedSize('pages/home.html')
      const name = largest.file.replace(/^pages\/|\.html$/g, '')
      return [
        atMost(LIMIT, { name: `first HTML, home, ${encoding}`, value: home[encoding], unit: 'B' }),
        atMost(LIMIT, { name: `first HTML, largest (${name}), ${encoding}`, value: largest[encoding], unit: 'B' }),
      ]
    })
  },
}
