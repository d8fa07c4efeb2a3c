/** Providers that take cards in a form on the pay page. */
export const cardProviders = ['sandbox', 'stripe'] as const
export type CardProvider = (typeof cardProviders)[number]
/** Every payment provider. With the line above, this is the only list of their names. */
export const providerNames = [...cardProviders, 'paypal'] as const
export type ProviderName = (typeof providerNames)[number]
