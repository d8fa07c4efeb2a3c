import type { ColumnType } from 'kysely'
import type { IsoDate } from '#domain/time.ts'

/** The secret with which the lots of a day are computed. */
export type DaySecrets = { day: IsoDate; secret: Buffer }

/** A lot that was drawn today or yesterday. */
export type ExperimentLots = {
  key: string
  version: number
  day: IsoDate
  lot: number
  variant: string
  drawn_at: Date
  is_reported: ColumnType<boolean, boolean | undefined, boolean>
}

/** The sums of a day's lots. */
export type ExperimentDays = {
  key: string
  version: number
  day: IsoDate
  variant: string
  drawn: number
  lost: number
}
