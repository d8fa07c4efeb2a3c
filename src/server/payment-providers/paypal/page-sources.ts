/**
 * What the page with PayPal's button may load, by directive of its Content-Security-Policy. PayPal's windows need an
 * opener policy that lets a page open one, too. PayPal would like inline styles as well; they are not given.
 * Source: developer.paypal.com/sdk/js/best-practices, Content Security Policy.
 */
export const paypalSources = {
  'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'connect-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'frame-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  'style-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
} as const satisfies Record<string, readonly string[]>
