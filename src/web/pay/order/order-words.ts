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

/** In place of the prices, where a subscription lives already; and above them, where a plan that was cancelled is open. */
export const ownedPlanWords = {
  title: 'You already have a plan',
  lead: 'There is nothing more to pay. Your meals, your list and your weights are in it. Answers changed here do not reach it: what you eat and must not eat is in its settings.',
  closed: 'Nothing new can be bought beside it. Your subscription shows where it stands.',
  stillOpen: 'A plan that you bought is still open.',
  open: 'Open my plan',
  subscription: 'To my subscription',
} as const
