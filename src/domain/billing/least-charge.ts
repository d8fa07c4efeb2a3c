/**
 * The least that a card provider charges, in the smallest unit: Stripe's table (docs.stripe.com/currencies, "Minimum and
 * maximum charge amounts"), which is above PayPal's.
 */
const least: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
const LEAST_ELSEWHERE = 50

/** The smallest amount that can be taken in a currency. Nothing at all is not an amount: what is free is free. */
export const leastCharge = (currency: string): number => least[currency] ?? LEAST_ELSEWHERE
