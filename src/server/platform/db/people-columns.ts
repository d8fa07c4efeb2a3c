import type { ColumnType, Generated } from 'kysely'
import type { WeightSource } from '#domain/body/weighed-day.ts'
import type { Clock, FirstWeekday, Paper } from '#domain/formats.ts'
import type { Condition } from '#domain/hero/health-conditions.ts'
import type { KeyKind } from '#domain/key-kinds.ts'
import type { OperatorRole } from '#domain/operator-roles.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'

export type EmailTransportName = 'smtp' | 'outbox'

/** Written as JSON text, read as untrusted content. */
type Json = ColumnType<unknown, string, string>

/** What is known of the columns about people and what they do beyond their type in SQL; see `sales-columns.ts`. */
export type PeopleColumns = {
  schema_migrations: {
    /** sha256 of the file, in hexadecimal. */
    checksum: string
    applied_at: ColumnType<Date, never, never>
  }
  leads: {
    /** Answers without the email address. Written as JSON text, read as untrusted content. */
    hero: ColumnType<unknown, string, string>
    units: UnitSystem
    /** A tag of `locales`; null for a lead from before it was noted. */
    locale: ColumnType<string | null, string | null | undefined, string | null>
    conditions: Condition[]
    /** Shared by the leads that one device confirmed under one address; it is the id of the first one. */
    device_id: string
    /** When the person had all their data deleted. */
    erased_at: Date | null
  }
  access_keys: {
    kind: KeyKind
    /** Whose it is: one of the two, or neither for an invitation of somebody who is not there yet. */
    lead_id: ColumnType<string | null, string | null | undefined, never>
    operator_id: ColumnType<string | null, string | null | undefined, never>
    /** The operator who made it; null if its owner did, or the app for its owner. */
    made_by: ColumnType<string | null, string | null | undefined, never>
    /** With the server's key its secret can be derived again; null if it cannot. */
    salt: ColumnType<Buffer | null, Buffer | null | undefined, never>
    /** What its owner knows it by, such as "Chrome, Android". */
    label: Generated<string>
    /** The roles of an invitation; what a link was asked for. */
    scope: Generated<string[]>
    /** When the emailed link that proved the mailbox was made; null if nothing did. */
    proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Hash of the attempt of the browser that used it. */
    attempt_hash: ColumnType<Buffer | null, undefined, Buffer | null>
    /** The sealed secret of the authenticator that an invitation sets up. */
    code_secret: ColumnType<Buffer | null, Buffer | null | undefined, never>
    ended_at: ColumnType<Date | null, undefined, Date | null>
    ended_because: ColumnType<string | null, undefined, string | null>
  }
  operators: {
    roles: OperatorRole[]
    /** Binary logarithm of scrypt's cost. */
    password_cost: number
    /** Encrypted with a key that is not in the database. */
    code_secret: Buffer
    last_seen_at: ColumnType<Date | null, undefined, Date>
  }
  operator_recovery_codes: {
    used_at: ColumnType<Date | null, undefined, Date>
  }
  emails: {
    /** A key of `templates` in src/server/email/emails.ts. */
    kind: string
    /** The link of the List-Unsubscribe header; null for most emails, and once a mail server has the email. */
    stop_link: string | null
    transport: EmailTransportName | null
  }
  email_quotas: {
    /** `typed`: caused by typing the address into a form; `sign-in`, `proof`: links, the latter for somebody signed in. */
    purpose: 'typed' | 'sign-in' | 'proof'
    /** Calendar day in UTC, YYYY-MM-DD. */
    day: string
  }
  persons: {
    units: ColumnType<UnitSystem | null, UnitSystem | null | undefined, UnitSystem | null>
    clock: ColumnType<Clock | null, Clock | null | undefined, Clock | null>
    first_weekday: ColumnType<FirstWeekday | null, FirstWeekday | null | undefined, FirstWeekday | null>
    paper: ColumnType<Paper | null, Paper | null | undefined, Paper | null>
    meals_a_day: ColumnType<number | null, number | null | undefined, number | null>
    diets: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
    restrictions: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
    /** Nothing is proposed any more; raises for safety still happen. */
    kept_for_good: Generated<boolean>
    /** Milestones by kind: the day, and whether the member has closed it. */
    milestones: ColumnType<unknown, string | undefined, string>
  }
  diary_records: {
    /** Calendar day, YYYY-MM-DD; null for records without a day, such as favourites. */
    day: string | null
    /** A DiaryRecord of the API; null if it was deleted. */
    content: ColumnType<unknown, string | null, string | null>
    figures: Json
  }
  own_products: {
    /** A GTIN in 14 digits, or an id from the device. */
    code: string
    /** A Product of the domain; null if it was deleted. */
    content: ColumnType<unknown, string | null, string | null>
  }
  shared_products: {
    /** A PackBasis of the domain. */
    basis: Json
    /** PackValues of the domain. */
    figures: Json
  }
  foreign_products: {
    /** A Product as Open Food Facts has it; null if it has none. */
    content: ColumnType<unknown, string | null, string | null>
  }
  photo_answers: {
    /** What a vision model saw: SeenFood of the scanner. */
    foods: ColumnType<unknown, string, string>
  }
  life_events: {
    /** Calendar days, YYYY-MM-DD; `ends_on` is null while the event lasts. */
    starts_on: string
  }
  plan_reviews: {
    /** Calendar day, YYYY-MM-DD. */
    reviewed_on: string
    /** kcal per day. */
    energy_before: number
    decision: Json
    evidence: Json
    readings: Json
    answer: 'YES' | 'KEEP' | null
    /** Rows of weeks and reviews before and after a review for safety. */
    written: ColumnType<unknown, string | null, string | null>
  }
  /** A change of a plan that can be undone. */
  weight_entries: {
    /** Calendar day, YYYY-MM-DD. */
    day: string
    /** The member confirmed that the scales were right. */
    confirmed: Generated<boolean>
    source: WeightSource | null
    /** Written as JSON text; read as untrusted content, because an older process may have written it. */
    others: ColumnType<unknown, string | undefined, string>
  }
  weigh_in_reminders: {
    /** 0 is Monday; null if no reminder is wanted. */
    weekday: number | null
  }
  /** What each visitor was counted as. */
  funnel_values: {
    /** How far the furthest visitor with the value came. */
    furthest: 'entered' | 'went_on' | 'confirmed'
  }
  funnel_visitors: {
    /** Written as JSON text; read as untrusted content, because an older process may have written it. */
    steps: ColumnType<unknown, string, string>
  }
  /** One run of an experiment. */
  experiment_runs: {
    metric: 'purchase' | 'revenue'
    /** The smallest difference worth having, in percent. */
    worth_percent: ColumnType<number, number | undefined, never>
    /** The currency in which revenue is compared, with the dearest price in it; null if nothing was on sale. */
    currency: ColumnType<string | null, string | null | undefined, never>
    cap_minor: ColumnType<number | null, number | null | undefined, never>
    /** The kept variant. */
    kept: string | null
    /** The operators' acts that started and ended it. */
    started_act: ColumnType<string | null, string | undefined, never>
    ended_act: ColumnType<string | null, undefined, string>
  }
  /** The first decision on a variant of a run. */
  experiment_decisions: {
    decided_as: 'better' | 'worse' | 'alike'
  }
  /** A lead of a run. What was bought is only filled in, and the lead removed, when the person is erased. */
  lead_runs: {
    /** The lot in which the page was drawn; null for one whose connection changed. */
    day: string | null
  }
  /** The secret with which the lots of a day are computed. */
  day_secrets: {
    day: IsoDate
  }
  /** A lot that was drawn today or yesterday. */
  experiment_lots: {
    day: IsoDate
  }
  /** The sums of a day's lots. */
  experiment_days: {
    day: IsoDate
  }
  /** First touch of a visitor, written once. */
  visitors: {
    /** The random id that the page generated. */
    id: string
    /** When the collector first received anything about the visitor. */
    first_at: Date
    /** When the first page was opened; null while only other events arrived. */
    landed_at: Date | null
    /** The day (UTC) of `first_at`: the partition of the visitor's rows. The first of 1970 for those of before partitions. */
    day: Generated<IsoDate>
    /** The step or page that was opened first, never a URL. */
    landing: string | null
    platform: 'iOS' | 'Android' | 'Web'
    /** The app whose built-in browser it is; null in an ordinary browser. */
    in_app_browser: string | null
    /** Whether answers were already on the device. A document that `continues` a visit has its step views there. */
    is_return: Generated<boolean>
    /** Whether its network had named very many campaigns that day, so that these names may be made up. */
    is_name_doubted: Generated<boolean>
    consent: Generated<'none' | 'analytics'>
  }
  /** One row per visitor, step and visit. The page sends running totals, so a row that arrives twice changes nothing. */
  step_views: {
    /** Version of the order of the steps. */
    flow: number
    /** A random number that distinguishes the documents of a visitor; 0 if the page sent none. */
    visit: Generated<number>
    /** The visitor's day, which chooses the partition. */
    visitor_day: Generated<IsoDate>
    /** When the row was last written. */
    changed_at: Date
  }
  visitor_events: {
    /** By the sender's clock; `is_time_doubted` if that cannot be. */
    at: Date
    properties: Json
    /** The visitor's day, which chooses the partition. */
    visitor_day: Generated<IsoDate>
  }
  visitor_profiles: {
    properties: Json
  }
  group_profiles: {
    properties: Json
  }
  identity_links: {
    kind: 'identify' | 'alias'
  }
  /** Proof of a visitor's privacy choices. */
  tracking_choices: {
    /** Global Privacy Control: the browser asked that its data not be sold or shared. */
    gpc: boolean
    /** sha256 of the text that was shown. */
    text_hash: Buffer
  }
  collector_counts: {
    /** Calendar day in UTC, YYYY-MM-DD. */
    day: string
  }
}
