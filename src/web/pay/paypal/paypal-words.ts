export const paypalButtonWords = {
  loading: 'Opening PayPal…',
  unavailable: 'PayPal cannot be reached right now. Nothing was charged. You can try again, or pay another way.',
  retry: 'Try PayPal again',
  label: 'Subscribe with PayPal',
} as const
