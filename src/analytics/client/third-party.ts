import { placeOfStep } from '#analytics/events/journey-steps.ts'
import type { Properties, PropertyValue } from '#analytics/events/read-properties.ts'
import { BASE } from '#domain/api/base-path.ts'

/** An event as a service of others may get it. */
export type SafeEvent = { readonly name: string; readonly properties: Properties }

/** Where a referrer is, without the page: its address may say more. */
function originOf(address: PropertyValue | undefined): string {
  return /^https?:\/\/[^/?#]+/.exec(String(address ?? ''))?.[0] ?? ''
}

/** Of the first page: the campaign, the device and the country, and the site instead of the address. */
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

/** The fields of the first page for an event or a profile of others. */
export const safeFirstPage = (given: Properties): Properties => ({
  ...only(firstPageFields, given),
  page_url: `${originOf(given['page_url'])}${BASE}/`,
  referrer: originOf(given['referrer']),
})

/**
 * An event for a service of others, or null where it gets nothing: no name of a step, which is a question, but its place
 * in the order; no address; no city.
 */
export function safeEvent(name: string, given: Properties): SafeEvent | null {
  if (name === 'first_page_opened') return { name, properties: safeFirstPage(given) }
  if (name === 'payment_started') return { name, properties: only(paymentFields, given) }
  if (name !== 'step_viewed') return null
  const place = placeOfStep(String(given['step'] ?? ''))
  if (place === null) return null
  return { name, properties: { step_index: place, ...only(['flow', 'views', 'backs', 'visible_ms'], given) } }
}
