import type { PlaceSource } from '#domain/billing/place-of-supply.ts'

/** Evidence of where a buyer is, one row per source. */
export type OrderPlaces = {
  lead_id: string
  order_id: string
  source: PlaceSource
  country: string
  seen_at: Date
}

/** The next number of each series of documents. */
export type DocumentSeries = { series: string; next_number: number }

/** Receipts, credit notes and their reversals, which are never edited. */
export type TaxDocuments = {
  lead_id: string
  id: string
  number: string
  /** A reversal takes back the credit note of a refund that a bank returned. */
  kind: 'receipt' | 'credit_note' | 'credit_note_reversal'
  order_id: string
  payment_id: string
  refund_id: string | null
  livemode: boolean
  /** Negative on a credit note. */
  gross_minor: number
  currency: string
  country: string | null
  is_proven: boolean
  rate_hundredths: number | null
  net_minor: number | null
  tax_minor: number | null
  issued_at: Date
}
