import type { ColumnType } from 'kysely'

export type PhotoAnswers = {
  photo_hash: Buffer
  /** What a model saw: SeenFood of the scanner. */
  foods: ColumnType<unknown, string, string>
  seen_at: Date
}
