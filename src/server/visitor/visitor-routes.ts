import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { routes } from '#domain/api/routes.ts'
import { DeviceReply, GeoReply, IpReply, SettingsReply } from '#domain/api/visitor.ts'
import { dayInUtc } from '#domain/billing/day-words.ts'
import { cardProviders } from '#domain/billing/providers.ts'
import { isTaxed } from '#domain/billing/tax.ts'
import type { RouteGroup } from '#server/http/add-routes.ts'
import { knownCountry, networkCountry, networkPlace } from '#server/http/country-of.ts'
import { refusals } from '#server/http/refusals.ts'
import type { PublicKeys } from '#server/platform/config/payment-adapter.ts'
import { type ClientHints, deviceOf } from '#server/platform/device/device-of.ts'
import type { Services } from '#server/services.ts'

// A hint is a quoted string (RFC 8941).
function hint(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? /^"([\w .:()/+-]{1,60})"$/.exec(header)?.[1] : undefined
}

function hintsOf(headers: IncomingHttpHeaders): ClientHints {
  const model = hint(headers['sec-ch-ua-model'])
  const platformVersion = hint(headers['sec-ch-ua-platform-version'])
  return { ...(model === undefined ? {} : { model }), ...(platformVersion === undefined ? {} : { platformVersion }) }
}

/** The device that a request came from, as far as its headers show. */
export const deviceOfRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): DeviceReply =>
  deviceOf(headers['user-agent'] ?? '', hintsOf(headers))

/** The reply for the settings, except the parts that change while the server runs. */
function fixedSettings({ config, payments }: Services): Omit<SettingsReply, 'today' | 'tax'> {
  const chosen = config.paymentProviders.filter(({ name }) => payments.names.includes(name))
  const keys: Partial<PublicKeys> = Object.assign({}, ...chosen.map(({ publicKeys }) => publicKeys))
  return {
    productIds: [...(config.paymentsEnv === 'live' ? config.productIdsLive : config.productIdsTest)],
    payments: {
      card: cardProviders.find((name) => name === payments.card?.name) ?? null,
      paypal: payments.paypal !== null,
      environment: config.paymentsEnv,
      stripePublishableKey: keys.stripePublishableKey ?? null,
      paypalClientId: keys.paypalClientId ?? null,
    },
    photos: config.visionUrl === null ? null : { host: new URL(config.visionUrl).host },
  }
}

const showIp = { summary: "The visitor's own address", response: { 200: IpReply, ...refusals() } }
const showCountry = { summary: "The visitor's approximate place", response: { 200: GeoReply, ...refusals() } }
const showDevice = { summary: "The visitor's device", response: { 200: DeviceReply, ...refusals() } }
const showSettings = {
  summary: 'What the running server sells, and how',
  response: { 200: SettingsReply, ...refusals() },
}

/** What the server can tell visitors about themselves without a third party, and the settings that every page needs. */
export function visitorRoutes(services: Services): RouteGroup {
  const { now } = services
  const settings = fixedSettings(services)
  return async (app) => {
    app.get(routes.settings, { schema: showSettings }, async (request) => ({
      ...settings,
      today: dayInUtc(now()),
      tax: isTaxed(services.tax) ? { country: knownCountry(networkCountry(request, services).code) } : null,
    }))

    // An IPv4 address written as IPv6 is shown as IPv4.
    app.get(routes.ip, { schema: showIp }, async (request) => ({ ip: request.ip.replace(/^::ffff:(?=\d+\.)/i, '') }))

    // From the headers of a CDN in front of the server, or from the operator's database; no third party is asked.
    app.get(routes.geo, { schema: showCountry }, async (request) => networkPlace(request, services))

    app.get(routes.device, { schema: showDevice }, async (request) => deviceOfRequest(request))
  }
}
