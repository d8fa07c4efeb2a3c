import { sessionDays } from '#domain/session-days.ts'

/** Copy of the sign-in page. It is the same whether there is a plan for the address or not. */
export const signInWords = {
  title: 'Open your plan',
  lead: 'Enter the e-mail address of your plan. We mail you a link that opens it on this device, without a password.',
  signedOut: `You were signed out here. A device stays signed in for ${sessionDays.idle} days after your last visit and for ${sessionDays.atMost} days in all, unless you sign out everywhere. Nothing of your plan is lost, and the link leads back to where you were.`,
  label: 'Your e-mail address',
  didYouMean: 'Did you mean',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: {
    title: 'Look into your mailbox',
    lead: 'We have sent a link if we know this address. A link into a plan or to a forecast opens once, and within 30 days.',
    hint: 'Nothing there after some minutes? Look into the spam folder, or try the address you used when you paid.',
    again: 'Use another address',
  },
  unreachable: 'We cannot reach our server just now. Your address is still here; please try again in a moment.',
  none: 'No plan yet?',
  begin: 'Answer the questions and see your forecast',
} as const
