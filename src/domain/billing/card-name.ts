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

/** The name of a brand of cards as people write it; any other name, such as a wallet's, as the provider gives it. */
export const cardName = (brand: string): string => names[brand] ?? brand
