export const paypalButtonWords = {
  loading: 'Opening PayPal…',
  unavailable:
    'PayPal can’t be reached right now. Your connection or a content blocker may be stopping it. Nothing was charged.',
  retry: 'Try PayPal again',
  label: 'Subscribe with PayPal',
} as const
