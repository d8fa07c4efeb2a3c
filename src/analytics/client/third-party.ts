import { placeOfStep } from '#analytics/events/journey-steps.ts'
import type { Properties, PropertyValue } from '#analytics/events/read-properties.ts'
import { BASE } from '#domain/api/base-path.ts'

/** An event in the form in which a third-party service may get it. */
export type SafeEvent = { readonly name: string; readonly properties: Properties }

/** The origin of an address; the rest of it may reveal more. */
function originOf(address: PropertyValue | undefined): string {
  return /^https?:\/\/[^/?#]+/.exec(String(address ?? ''))?.[0] ?? ''
}

/**
 * Properties of the first page that third parties get: campaign, device and country. Page and referrer are reduced to
 * the site.
 */
const firstPageFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'device',
  'device_type',
  'browser',
  'os',
  'language',
  'is_mobile',
  'timestamp',
  'country',
  'country_code',
] as const
const paymentFields = ['plan', 'billing_period', 'price', 'currency'] as const

const only = (names: readonly string[], given: Properties): Properties =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))

/** The properties of the first page for a third-party event or profile. */
export const safeFirstPage = (given: Properties): Properties => ({
  ...only(firstPageFields, given),
  page_url: `${originOf(given['page_url'])}${BASE}/`,
  referrer: originOf(given['referrer']),
})

/**
 * An event for a third-party service, or null if it must not get the event. Leaves out addresses and the city, and
 * replaces the name of a step, which reveals a question, by its place in the order.
 */
export function safeEvent(name: string, given: Properties): SafeEvent | null {
  if (name === 'first_page_opened') return { name, properties: safeFirstPage(given) }
  if (name === 'payment_started') return { name, properties: only(paymentFields, given) }
  if (name !== 'step_viewed') return null
  const place = placeOfStep(String(given['step'] ?? ''))
  if (place === null) return null
  return { name, properties: { step_index: place, ...only(['flow', 'views', 'backs', 'visible_ms'], given) } }
}
