import type { Appearance } from '@stripe/stripe-js'

/** Stripe's fields stand in frames of their own, where our style sheets do not reach: they get our tokens. */
export function stripeLook(token: (name: string) => string, isDark: boolean): Appearance {
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      // Smaller letters make phones zoom in on a field.
      fontSizeBase: '16px',
      borderRadius: token('--radius-segment'),
      colorPrimary: token('--deep'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--soft'),
      colorTextPlaceholder: token('--soft'),
      colorDanger: token('--error-ink'),
    },
    rules: {
      '.Input': { border: `1.5px solid ${token('--edge')}`, padding: '15px', boxShadow: 'none' },
      '.Input:focus': { borderColor: token('--deep'), outline: `2px solid ${token('--deep')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600' },
    },
  }
}

/** A token of the theme that is painted now. */
export const paintedToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()
