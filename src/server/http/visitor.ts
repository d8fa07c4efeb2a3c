import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { routes } from '#domain/api/routes.ts'
import { DeviceReply, GeoReply, IpReply, SettingsReply } from '#domain/api/visitor.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import { type ClientHints, deviceOf } from '#server/platform/device/device-of.ts'
import type { Services } from '#server/services.ts'
import { refusals } from './protocol/refusals.ts'

/** The visitor's own address, as this server sees it. An IPv4 address written as IPv6 is shown as IPv4. */
export function ipRoutes(): FastifyPluginAsyncTypebox {
  const schema = { summary: "The visitor's own address", response: { 200: IpReply, ...refusals() } }
  return async (app) => {
    app.get(routes.ip, { schema }, async (request) => ({ ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, '') }))
  }
}

const UNKNOWN = { code: 'Unknown', name: 'Unknown' } as const
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** A country from its ISO 3166-1 code; Unknown for what CDNs send when they cannot tell (XX, T1). */
export function countryOf(text: string): { readonly code: string; readonly name: string } {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || code === 'ZZ') return UNKNOWN
  const name = names.of(code)
  return name === undefined ? UNKNOWN : { code, name }
}

/** Where the visitor seems to be: the country where a CDN in front tells it, and nothing that would need a third party. */
export function geoRoutes({ config }: Services): FastifyPluginAsyncTypebox {
  const schema = { summary: 'Where the visitor seems to be', response: { 200: GeoReply, ...refusals() } }
  return async (app) => {
    app.get(routes.geo, { schema }, async (request) => {
      const told = config.geoCountryHeader === null ? undefined : request.headers[config.geoCountryHeader]
      const country = countryOf(typeof told === 'string' ? told : '')
      return { country_name: country.name, country: country.code, city: 'Unknown', region: 'Unknown' }
    })
  }
}

/** The hints that pages ask browsers for. */
export const ACCEPTED_HINTS = 'Sec-CH-UA-Model, Sec-CH-UA-Platform-Version'

// A hint is a quoted string (RFC 8941).
function hint(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^"([\w .:()/+-]{1,60})"$/.exec(header)?.[1] : undefined
}

function hintsOf(headers: IncomingHttpHeaders): ClientHints {
  const model = hint(headers['sec-ch-ua-model'])
  const platformVersion = hint(headers['sec-ch-ua-platform-version'])
  return { ...(model === undefined ? {} : { model }), ...(platformVersion === undefined ? {} : { platformVersion }) }
}

/** The visitor's device, as its own headers describe it. */
export function deviceRoutes(): FastifyPluginAsyncTypebox {
  const schema = { summary: "The visitor's device", response: { 200: DeviceReply, ...refusals() } }
  return async (app) => {
    app.get(routes.device, { schema }, async (request) =>
      deviceOf(request.headers['user-agent'] ?? '', hintsOf(request.headers)),
    )
  }
}

/** What every page needs to know of the running server. */
export function settingsRoutes({ config, payments, now }: Services): FastifyPluginAsyncTypebox {
  const card = payments.card?.name
  const settings: Omit<SettingsReply, 'today'> = {
    productIds: [...(config.paymentsEnv === 'live' ? config.productIdsLive : config.productIdsTest)],
    payments: {
      card: card === 'sandbox' || card === 'stripe' ? card : null,
      paypal: payments.paypal !== null,
      environment: config.paymentsEnv,
      stripePublishableKey: card === 'stripe' ? config.stripePublishableKey : null,
      paypalClientId: payments.paypal === null ? null : config.paypalClientId,
    },
  }
  const schema = { summary: 'What the running server sells and how', response: { 200: SettingsReply, ...refusals() } }
  return async (app) => {
    app.get(routes.settings, { schema }, async () => ({ ...settings, today: dayInUtc(now()) }))
  }
}
