/** Every payment provider. This is the only list of their names. */
export const providerNames = ['sandbox', 'stripe', 'paypal'] as const
export type ProviderName = (typeof providerNames)[number]
