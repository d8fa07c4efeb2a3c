import type { Row } from './report/row.ts'

/** Something that `npm run bench` measures, by the name under which it can be asked for alone. */
export type Measurement = {
  readonly name: string
  /** What it measures and how, in a sentence. */
  readonly about: string
  /** @throws Error where the measurement cannot be made; a slow figure is no error */
  readonly measure: () => Promise<readonly Row[]>
}
