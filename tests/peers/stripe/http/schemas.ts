import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import Stripe from 'stripe'
import { invalid } from '#tests/peers/stripe/refusal.ts'

/** The parameters of each call, by the name of their type in the official library. */
export type Params = {
  BalanceTransactionRetrieveParams: Stripe.BalanceTransactionRetrieveParams
  PayoutListParams: Stripe.PayoutListParams
  CustomerCreateParams: Stripe.CustomerCreateParams
  CustomerUpdateParams: Stripe.CustomerUpdateParams
  CustomerDeleteParams: Stripe.CustomerDeleteParams
  CouponCreateParams: Stripe.CouponCreateParams
  CouponRetrieveParams: Stripe.CouponRetrieveParams
  PriceRetrieveParams: Stripe.PriceRetrieveParams
  PriceListParams: Stripe.PriceListParams
  'ProductCatalog.TrialOfferListParams': Stripe.ProductCatalog.TrialOfferListParams
  'ProductCatalog.TrialOfferRetrieveParams': Stripe.ProductCatalog.TrialOfferRetrieveParams
  SubscriptionCreateParams: Stripe.SubscriptionCreateParams
  SubscriptionRetrieveParams: Stripe.SubscriptionRetrieveParams
  SubscriptionUpdateParams: Stripe.SubscriptionUpdateParams
  SubscriptionListParams: Stripe.SubscriptionListParams
  SubscriptionCancelParams: Stripe.SubscriptionCancelParams
  SubscriptionScheduleCreateParams: Stripe.SubscriptionScheduleCreateParams
  SubscriptionScheduleUpdateParams: Stripe.SubscriptionScheduleUpdateParams
  SubscriptionScheduleReleaseParams: Stripe.SubscriptionScheduleReleaseParams
  InvoiceListParams: Stripe.InvoiceListParams
  InvoiceRetrieveParams: Stripe.InvoiceRetrieveParams
  InvoiceUpdateParams: Stripe.InvoiceUpdateParams
  InvoiceVoidInvoiceParams: Stripe.InvoiceVoidInvoiceParams
  InvoicePaymentListParams: Stripe.InvoicePaymentListParams
  RefundCreateParams: Stripe.RefundCreateParams
  RefundListParams: Stripe.RefundListParams
  DisputeListParams: Stripe.DisputeListParams
  DisputeUpdateParams: Stripe.DisputeUpdateParams
  EventListParams: Stripe.EventListParams
  'Radar.EarlyFraudWarningListParams': Stripe.Radar.EarlyFraudWarningListParams
  'BillingPortal.SessionCreateParams': Stripe.BillingPortal.SessionCreateParams
  PaymentMethodDomainCreateParams: Stripe.PaymentMethodDomainCreateParams
  PaymentMethodDomainListParams: Stripe.PaymentMethodDomainListParams
  PaymentMethodDomainUpdateParams: Stripe.PaymentMethodDomainUpdateParams
  PaymentMethodDomainValidateParams: Stripe.PaymentMethodDomainValidateParams
}
export type ParamsName = keyof Params

/** Files of the official library that define these types. */
const paramsFiles =
  '{BalanceTransactions,Payouts,Customers,Coupons,Prices,Subscriptions,SubscriptionSchedules,Invoices,InvoicePayments,Refunds,Disputes,Events,Radar/EarlyFraudWarnings,ProductCatalog/TrialOffers,BillingPortal/Sessions,PaymentMethodDomains}'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const library = join(root, 'node_modules/stripe')

const names = [
  'BalanceTransactionRetrieveParams',
  'PayoutListParams',
  'CustomerCreateParams',
  'CustomerUpdateParams',
  'CustomerDeleteParams',
  'CouponCreateParams',
  'CouponRetrieveParams',
  'PriceRetrieveParams',
  'PriceListParams',
  'ProductCatalog.TrialOfferListParams',
  'ProductCatalog.TrialOfferRetrieveParams',
  'SubscriptionCreateParams',
  'SubscriptionRetrieveParams',
  'SubscriptionUpdateParams',
  'SubscriptionListParams',
  'SubscriptionCancelParams',
  'SubscriptionScheduleCreateParams',
  'SubscriptionScheduleUpdateParams',
  'SubscriptionScheduleReleaseParams',
  'InvoiceListParams',
  'InvoiceRetrieveParams',
  'InvoiceUpdateParams',
  'InvoiceVoidInvoiceParams',
  'InvoicePaymentListParams',
  'RefundCreateParams',
  'RefundListParams',
  'DisputeListParams',
  'DisputeUpdateParams',
  'EventListParams',
  'Radar.EarlyFraudWarningListParams',
  'BillingPortal.SessionCreateParams',
  'PaymentMethodDomainCreateParams',
  'PaymentMethodDomainListParams',
  'PaymentMethodDomainUpdateParams',
  'PaymentMethodDomainValidateParams',
] as const satisfies readonly ParamsName[]

type Schemas = Readonly<Record<string, object>>

/** The library's enums are open so that programs tolerate new values. A value that the app sends must exist. */
function withClosedEnums(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withClosedEnums)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const isChoice = key === 'anyOf' && Array.isArray(value)
      // The empty string is tried first, because as a number it would be coerced to 0.
      const kept = isChoice
        ? value
            .filter((each) => each.$ref !== '#/definitions/OtherString')
            .sort((a, b) => Number(b.const === '') - Number(a.const === ''))
        : value
      return [key, withClosedEnums(kept)]
    }),
  )
}

async function generated(): Promise<Schemas> {
  // Slow to load, and needed once for each version of the library.
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({
    path: join(library, `esm/resources/${paramsFiles}.d.ts`),
    skipTypeCheck: true,
    expose: 'all',
    topRef: false,
    jsDoc: 'none',
    additionalProperties: false,
  })
  return Object.fromEntries(names.map((name) => [name, generator.createSchema(name)]))
}

/** JSON schemas of the parameters, generated from the library's own types and cached until its version changes. */
async function schemas(): Promise<Schemas> {
  const kept = join(root, `node_modules/.cache/forkcast/stripe-params-${Stripe.PACKAGE_VERSION}-${names.length}.json`)
  const text = await readFile(kept, 'utf8').catch(() => null)
  if (text !== null) return JSON.parse(text)
  const made = await generated()
  await mkdir(dirname(kept), { recursive: true })
  // Several tests may do this at once: each writes its own file and renames it.
  const draft = `${kept}.${process.pid}`
  await writeFile(draft, JSON.stringify(made))
  await rename(draft, kept)
  return made
}

export type Validate = <N extends ParamsName>(name: N, raw: unknown) => Params[N]

let validator: Promise<Validate> | null = null

/**
 * Validates parameters against the library's types. Forms contain only strings, so numbers and booleans are coerced. It
 * has no state, so all peers of a process share one: compiling the schemas takes longer than many tests.
 */
export function createValidator(): Promise<Validate> {
  validator ??= compiled()
  return validator
}

async function compiled(): Promise<Validate> {
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: false })
  const made = await schemas()
  const checks = new Map<string, ValidateFunction>()
  return <N extends ParamsName>(name: N, raw: unknown) => {
    // The schema is an object, so the result is one too.
    const check = checks.get(name) ?? ajv.compile(withClosedEnums(made[name]) as object)
    checks.set(name, check)
    // The schema was generated from this very type.
    if (check(raw)) return raw as Params[N]
    const [error] = check.errors ?? []
    const extra: unknown = error?.params['additionalProperty']
    const at = `${error?.instancePath ?? ''}${typeof extra === 'string' ? `/${extra}` : ''}`
    throw invalid(`Received unknown or invalid parameter: ${at} ${error?.message ?? ''}`, {
      code: typeof extra === 'string' ? 'parameter_unknown' : 'parameter_invalid',
      param: at,
    })
  }
}
