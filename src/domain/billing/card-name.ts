import type { Language } from '#domain/usage.ts'

const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** The card of the sandbox, which is no brand but two words. */
const TEST_CARD = 'test card'

/**
 * The name of a brand of cards as people write it; any other name, such as a wallet's, as the provider gives it.
 */
export const cardName = (brand: string, language: Language = 'en'): string =>
  language === 'es' && brand === TEST_CARD ? 'tarjeta de prueba' : (names[brand] ?? brand)
