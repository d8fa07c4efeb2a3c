/** Shown on every page with an order or a form of the sandbox. */
export const sandboxWords = {
  name: 'Sandbox: no money moves.',
  form: 'Only test cards and test wallets work here.',
  order: 'This is a test order.',
} as const

/** Shown on the pay page, about an earlier order. */
export const openOrderWords = {
  waits:
    'An earlier order is waiting for you at your bank. Continue there, or pay below in another way. Only one of the two is charged.',
  see: 'See my order',
} as const

/** Shown instead of the prices to a customer with a subscription, and above them to one whose cancelled plan is still open. */
export const ownedPlanWords = {
  title: 'You already have a plan',
  lead: 'There’s nothing more to pay. Your meals, your list and your weights are in it. Changing answers here doesn’t affect it: what you eat and must not eat is in its settings.',
  closed: 'You can’t buy another one beside it. Your subscription page shows how things stand.',
  stillOpen: 'A plan that you bought is still open.',
  open: 'Open my plan',
  subscription: 'To my subscription',
} as const
