import type { SandboxScenario, SandboxWallet } from '#domain/billing/sandbox-cards.ts'
import { brand } from '#domain/brand.ts'

/** The texts of the sandbox's payment form. */
export const sandboxFormWords = {
  card: {
    picks: 'Test card',
    choose: 'Choose what the card does…',
    label: 'or its number',
    empty: 'Choose or type one of the test card numbers.',
    unlisted:
      'This isn’t one of the test cards, so it stayed on this page and wasn’t sent. Please never type a real card here.',
  },
  or: 'or pay by card',
  /** The label of a wallet button: the pay label and the wallet's name. */
  withWallet: (pay: string, wallet: SandboxWallet): string => `${pay} · ${wallet} (sandbox)`,
  paying: 'Paying…',
} as const

/** The effect of each test card. */
export const scenarioWords = {
  ok: 'Goes through',
  declined: 'Is declined',
  insufficient_funds: 'Has insufficient funds',
  expired: 'Has expired',
  wrong_cvc: 'Has a wrong security code',
  unknown_outcome: 'Goes through, but the answer is lost',
  challenge: 'The bank asks whether it’s you',
  renewals_fail: 'Goes through, renewals are declined',
  disputed_later: 'Goes through, is disputed later',
} as const satisfies Record<SandboxScenario, string>

/** The texts of the dialog in which the sandbox imitates a wallet. */
export const approvalWords = {
  title: (wallet: SandboxWallet): string => `${wallet} (sandbox)`,
  played: (wallet: SandboxWallet): string =>
    `This only looks like the window of ${wallet}. No money moves, and ${wallet} isn’t told about it.`,
  to: `To ${brand.name}`,
  approve: (amount: string): string => `Approve ${amount}`,
  sending: 'Approving…',
  cancel: 'Cancel',
  unanswered: 'No answer reached this page. Approve once more: you won’t pay twice.',
} as const
