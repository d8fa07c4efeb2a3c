import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read as untrusted content. */
type Json = ColumnType<unknown, string, string>

/** First touch of a visitor, written once. */
export type Visitors = {
  /** The random id that the page generated. */
  id: string
  /** When the collector first received anything about the visitor. */
  first_at: Date
  /** When the first page was opened; null while only other events arrived. */
  landed_at: Date | null
  /** The step or page that was opened first, never a URL. */
  landing: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_content: string | null
  utm_term: string | null
  click_id_kind: string | null
  click_id: string | null
  referrer_domain: string | null
  country: string | null
  region: string | null
  city: string | null
  browser: string
  os: string
  device_type: string
  platform: 'iOS' | 'Android' | 'Web'
  /** The app whose built-in browser it is; null in an ordinary browser. */
  in_app_browser: string | null
  language: string | null
  is_bot: boolean
  /** Whether answers were already on the device, for example after a reload. */
  is_return: Generated<boolean>
  consent: Generated<'none' | 'analytics'>
}

/** One row per visitor, step and visit. The page sends running totals, so a row that arrives twice changes nothing. */
export type StepViews = {
  visitor_id: string
  /** Version of the order of the steps. */
  flow: number
  step: string
  /** A random number that distinguishes the documents of a visitor; 0 if the page sent none. */
  visit: Generated<number>
  first_at: Date
  left_at: Date | null
  views: number
  backs: number
  validation_errors: number
  visible_ms: number
  /** When the row was last written. */
  changed_at: Date
}

export type VisitorEvents = {
  visitor_id: string
  token: string
  distinct_id: string
  name: string
  insert_id: string
  /** By the visitor's clock, clamped. */
  at: Date
  received_at: Date
  properties: Json
}

export type VisitorProfiles = {
  visitor_id: string
  distinct_id: string
  properties: Json
  last_seen_at: Date
}

export type GroupProfiles = {
  group_key: string
  group_id: string
  properties: Json
  changed_at: Date
}

export type IdentityLinks = {
  visitor_id: string
  distinct_id: string
  kind: 'identify' | 'alias'
  linked_at: Date
}

/** The lead that a visitor became. */
export type VisitorLeads = {
  lead_id: string
  visitor_id: string
  linked_at: Date
}

/** Proof of a visitor's privacy choices. */
export type TrackingChoices = {
  visitor_id: string
  id: string
  at: Date
  analytics: boolean
  replay: boolean
  ads: boolean
  /** Global Privacy Control: the browser asked that its data not be sold or shared. */
  gpc: boolean
  country: string | null
  /** sha256 of the text that was shown. */
  text_hash: Buffer
}

export type CollectorCounts = {
  /** Calendar day in UTC, YYYY-MM-DD. */
  day: string
  outcome: string
  count: number
}
