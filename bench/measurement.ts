import type { Row } from './report/row.ts'

/** Something that `npm run bench` measures, with the name that selects it. */
export type Measurement = {
  readonly name: string
  /** What it measures and how, in a sentence. */
  readonly about: string
  /** @throws Error if the measurement cannot be made; a slow figure is no error */
  readonly measure: () => Promise<readonly Row[]>
}
