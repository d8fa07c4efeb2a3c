import { type Static, Type } from 'typebox'
import { cardProviders } from '#domain/billing/providers.ts'
import { Day, orNull } from './fields.ts'

export const IpReply = Type.Object({ ip: Type.String() })
export type IpReply = Static<typeof IpReply>

/** Where the visitor seems to be; "Unknown" if it cannot be determined. */
export const GeoReply = Type.Object({
  country_name: Type.String(),
  country: Type.String(),
  city: Type.String(),
  region: Type.String(),
})
export type GeoReply = Static<typeof GeoReply>

export const DeviceReply = Type.Object({
  browser: Type.String(),
  os: Type.String(),
  osVersion: Type.String(),
  deviceType: Type.String(),
  deviceVendor: Type.String(),
  deviceModel: Type.String(),
  platformType: Type.Enum(['iOS', 'Android', 'Web']),
  isMobile: Type.Boolean(),
})
export type DeviceReply = Static<typeof DeviceReply>

/** What the running server tells every page: which plans to request and how payments are taken. */
export const SettingsReply = Type.Object({
  productIds: Type.Array(Type.String()),
  /** The day in UTC by the app clock, which a sandbox may have moved forward: purchases made now are dated by it. */
  today: Day,
  payments: Type.Object({
    /** The provider that takes cards, and whether PayPal is offered as well. */
    card: orNull(Type.Enum([...cardProviders])),
    paypal: Type.Boolean(),
    environment: Type.Enum(['test', 'live']),
    /** Public keys for the providers' forms; null if they are not used. */
    stripePublishableKey: orNull(Type.String()),
    paypalClientId: orNull(Type.String()),
  }),
  /** The visitor's apparent country, to be confirmed with an order; null if no tax is configured. */
  tax: orNull(Type.Object({ country: orNull(Type.String()) })),
  /** The host that photos of plates are sent to; null if photos are not offered. */
  photos: orNull(Type.Object({ host: Type.String() })),
})
export type SettingsReply = Static<typeof SettingsReply>
/** The parts of the settings that the plans, the photos and the payment form need. */
export const OfferedProducts = Type.Pick(SettingsReply, ['productIds'])
export const PhotoSettings = Type.Pick(SettingsReply, ['photos'])
export const PaymentSettings = Type.Pick(SettingsReply, ['payments', 'today', 'tax'])
