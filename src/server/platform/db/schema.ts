import type { ColumnType } from 'kysely'
import type { AccessKeys } from './tables/access-keys.ts'
import type {
  Alerts,
  AuditLog,
  RateLimitCounts,
  ReconciliationFindings,
  SeenProxy,
  WebhookEvents,
} from './tables/audit.ts'
import type { Coupons, Prices, Products } from './tables/catalogue.ts'
import type { EmailQuotas, Emails } from './tables/emails.ts'
import type { ExperimentDecisions, ExperimentExposures, ExperimentRuns, LeadRuns } from './tables/experiments.ts'
import type { ForeignProducts, OwnProducts, SharedProducts } from './tables/food-products.ts'
import type { Annotations, FunnelDaily, FunnelProgress, FunnelValues, FunnelVisitors } from './tables/funnel.ts'
import type { Leads } from './tables/leads.ts'
import type { LedgerEntries } from './tables/ledger.ts'
import type { DaySecrets, ExperimentDays, ExperimentLots } from './tables/lots.ts'
import type {
  CollectorCounts,
  GroupProfiles,
  IdentityLinks,
  StepViews,
  TrackingChoices,
  VisitorEvents,
  VisitorLeads,
  VisitorProfiles,
  Visitors,
} from './tables/measurement.ts'
import type {
  BannedIngredients,
  DiaryRecords,
  LifeEvents,
  MemberPlans,
  PlanReviews,
  PlanUndos,
  PlanWeeks,
  RecipeOpinions,
  ShoppingTicks,
  WeighInReminders,
  WeightEntries,
} from './tables/member-plans.ts'
import type { OperatorActs, OperatorRecoveryCodes, Operators } from './tables/operators.ts'
import type { Consents, OrderRequests, Orders, PaymentAttempts } from './tables/orders.ts'
import type { Disputes, Payments, Refunds } from './tables/payments.ts'
import type { SubscriptionPlanChanges } from './tables/plan-changes.ts'
import type { PriceChanges, SubscriptionPriceChanges } from './tables/price-changes.ts'
import type {
  SandboxCalls,
  SandboxCharges,
  SandboxEvents,
  SandboxRefunds,
  SandboxSettings,
  SandboxSubscriptions,
} from './tables/sandbox.ts'
import type { PhotoAnswers, VisionHealth } from './tables/scanner.ts'
import type {
  Customers,
  Entitlements,
  ScheduledNotices,
  Subscriptions,
  SubscriptionTransitions,
} from './tables/subscriptions.ts'
import type { DocumentSeries, OrderPlaces, TaxDocuments } from './tables/tax.ts'

/** Every table, as Kysely sees it. Migrations create the tables; `schema.sql` shows the result. */
export type Schema = {
  schema_migrations: SchemaMigrations
  products: Products
  prices: Prices
  coupons: Coupons
  price_changes: PriceChanges
  subscription_price_changes: SubscriptionPriceChanges
  subscription_plan_changes: SubscriptionPlanChanges
  leads: Leads
  access_keys: AccessKeys
  orders: Orders
  payment_attempts: PaymentAttempts
  order_requests: OrderRequests
  consents: Consents
  customers: Customers
  subscriptions: Subscriptions
  subscription_transitions: SubscriptionTransitions
  payments: Payments
  refunds: Refunds
  disputes: Disputes
  ledger_entries: LedgerEntries
  order_places: OrderPlaces
  document_series: DocumentSeries
  tax_documents: TaxDocuments
  entitlements: Entitlements
  scheduled_notices: ScheduledNotices
  webhook_events: WebhookEvents
  reconciliation_findings: ReconciliationFindings
  alerts: Alerts
  rate_limits: RateLimitCounts
  seen_proxy: SeenProxy
  audit_log: AuditLog
  operators: Operators
  operator_recovery_codes: OperatorRecoveryCodes
  operator_acts: OperatorActs
  sandbox_subscriptions: SandboxSubscriptions
  sandbox_charges: SandboxCharges
  sandbox_refunds: SandboxRefunds
  sandbox_calls: SandboxCalls
  sandbox_events: SandboxEvents
  sandbox_settings: SandboxSettings
  emails: Emails
  email_quotas: EmailQuotas
  member_plans: MemberPlans
  diary_records: DiaryRecords
  own_products: OwnProducts
  shared_products: SharedProducts
  foreign_products: ForeignProducts
  photo_answers: PhotoAnswers
  vision_health: VisionHealth
  life_events: LifeEvents
  plan_reviews: PlanReviews
  plan_undos: PlanUndos
  plan_weeks: PlanWeeks
  recipe_opinions: RecipeOpinions
  banned_ingredients: BannedIngredients
  shopping_ticks: ShoppingTicks
  weight_entries: WeightEntries
  weigh_in_reminders: WeighInReminders
  funnel_visitors: FunnelVisitors
  funnel_daily: FunnelDaily
  funnel_values: FunnelValues
  funnel_progress: FunnelProgress
  annotations: Annotations
  experiment_runs: ExperimentRuns
  experiment_exposures: ExperimentExposures
  experiment_decisions: ExperimentDecisions
  lead_runs: LeadRuns
  day_secrets: DaySecrets
  experiment_lots: ExperimentLots
  experiment_days: ExperimentDays
  visitors: Visitors
  step_views: StepViews
  visitor_events: VisitorEvents
  visitor_profiles: VisitorProfiles
  group_profiles: GroupProfiles
  identity_links: IdentityLinks
  visitor_leads: VisitorLeads
  tracking_choices: TrackingChoices
  collector_counts: CollectorCounts
}

type SchemaMigrations = {
  number: number
  name: string
  /** sha256 of the file, in hexadecimal. */
  checksum: string
  applied_at: ColumnType<Date, never, never>
}
