import { type Compressed, compressedSize, homePages, scriptsAtOnce } from './built-web.ts'
import { reactAlone } from './javascript/react-alone.ts'
import type { Measurement } from './measurement.ts'
import { atMost, besidePeer, reported } from './report/row.ts'

const LIMIT: Compressed = { gzip: 78_000, brotli: 70_000 }
const TIMES_REACT = 1.2

const sum = (sizes: readonly Compressed[]): Compressed => ({
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
  brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
})

const sizeOf = (scripts: readonly string[]): Compressed => sum(scripts.map(compressedSize))

/** The JavaScript of the home page's first load, compared with React's own size. */
export const firstJs: Measurement = {
  name: 'first-js',
  about:
    'scripts of the home page in the longest language, against React and React DOM alone, built with the same settings',
  measure: async () => {
    const languages = homePages().map(scriptsAtOnce)
    const scripts = languages.toSorted((one, other) => sizeOf(other).gzip - sizeOf(one).gzip)[0] ?? []
    if (scripts.length === 0) throw new Error('The home page names no script.')
    const ours = sizeOf(scripts)
    const react = await reactAlone()
    return (['gzip', 'brotli'] as const)
      .flatMap((encoding) => {
        const figure = { name: `first JS, ${encoding}`, value: ours[encoding], unit: 'B' } as const
        const peer = { name: 'React alone', value: react[encoding], bound: { atMost: TIMES_REACT } }
        return [besidePeer(peer, figure), atMost(LIMIT[encoding], figure)]
      })
      .concat(reported({ name: 'first JS, files', value: scripts.length, unit: 'requests' }))
  },
}
