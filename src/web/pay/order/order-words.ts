/** On every page of an order or a form that the sandbox serves. */
export const sandboxWords = {
  name: 'Sandbox: no money moves.',
  form: 'Only test cards and test wallets work here.',
  order: 'This is a test order.',
} as const

/** On the pay page, about an order from before. */
export const openOrderWords = {
  waits:
    'An order from before waits for you at your bank. Go on there, or pay below in another way; only one of the two is charged.',
  see: 'See my order',
} as const
