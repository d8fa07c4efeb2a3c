import { FIRST_HTML_LIMIT } from '../scripts/build/first-html-limit.ts'
import { compressedSize, pageFiles } from './built-web.ts'
import type { Measurement } from './measurement.ts'
import { pageKind } from './page-kind.ts'
import { atMost } from './report/row.ts'

/** The first response of a visit, markup and styles: the largest page of each kind. */
export const firstHtml: Measurement = {
  name: 'first-html',
  about: 'the pages as they were built, compressed; of each kind the largest',
  measure: async () => {
    const pages = pageFiles().map((file) => ({ kind: pageKind(file), ...compressedSize(file) }))
    const kinds = [...Map.groupBy(pages, ({ kind }) => kind)]
    return kinds.flatMap(([kind, ofKind]) =>
      (['gzip', 'brotli'] as const).map((encoding) =>
        atMost(FIRST_HTML_LIMIT, {
          name: `first HTML, ${kind}, ${encoding}`,
          value: Math.max(...ofKind.map((page) => page[encoding])),
          unit: 'B',
        }),
      ),
    )
  },
}
