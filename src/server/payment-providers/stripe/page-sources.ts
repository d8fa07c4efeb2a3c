/**
 * What the page with Stripe's form may load, by directive of its Content-Security-Policy. Beside them a wallet needs
 * an opener policy that lets it open its window.
 * Source: docs.stripe.com/security/guide, Content Security Policy.
 */
export const stripeSources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'img-src': ['https://*.stripe.com'],
} as const satisfies Record<string, readonly string[]>

/** Origins of the frames in which Stripe's wallet buttons open the browser's payment sheet. */
export const stripePaymentOrigins = ['https://js.stripe.com'] as const
