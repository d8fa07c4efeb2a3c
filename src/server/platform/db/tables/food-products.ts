import type { ColumnType } from 'kysely'

/** Written as JSON text, read as untrusted content. */
type Json = ColumnType<unknown, string, string>

export type OwnProducts = {
  lead_id: string
  /** A GTIN in 14 digits, or an id from the device. */
  code: string
  /** A Product of the domain; null if it was deleted. */
  content: ColumnType<unknown, string | null, string | null>
  changed_at: Date
}

export type SharedProducts = {
  gtin: string
  name: string | null
  /** A PackBasis of the domain. */
  basis: Json
  /** PackValues of the domain. */
  figures: Json
  changed_at: Date
}

export type ForeignProducts = {
  gtin: string
  /** A Product as Open Food Facts has it; null if it has none. */
  content: ColumnType<unknown, string | null, string | null>
  fetched_at: Date
}
