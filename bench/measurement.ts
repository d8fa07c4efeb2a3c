import type { Row } from './report/row.ts'

/** Arguments of `npm run bench`. */
export type BenchOptions = {
  /** Pictures of real labels, with a truth.csv. */
  readonly folder: string | undefined
}

/** Something that `npm run bench` measures, with the name that selects it. */
export type Measurement = {
  readonly name: string
  /** What it measures and how, in a sentence. */
  readonly about: string
  /** @throws Error if the measurement cannot be made; a slow figure is no error */
  readonly measure: (options: BenchOptions) => Promise<readonly Row[]>
}
