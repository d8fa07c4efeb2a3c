import type { Appearance } from '@stripe/stripe-js'

/** The look of Stripe's fields. They are in separate frames that our style sheets do not reach, so they get our tokens. */
export function stripeLook(token: (name: string) => string, isDark: boolean): Appearance {
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      // With smaller text phones zoom in on a focused field.
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

/** The value of a design token in the current theme. */
export const paintedToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()
