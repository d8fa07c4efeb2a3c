import type { ColumnType, Generated } from 'kysely'

export type PhotoAnswers = {
  photo_hash: Buffer
  /** What a vision model saw: SeenFood of the scanner. */
  foods: ColumnType<unknown, string, string>
  seen_at: Date
}

export type VisionHealth = {
  only_row: Generated<boolean>
  answered_at: Date | null
  failed_at: Date | null
  failure: string | null
  left_alone_until: Date | null
}
