import { sessionDays } from '#domain/session-days.ts'

/** The texts of the sign-in page. They are the same whether or not there is a plan for the address. */
export const signInWords = {
  title: 'Open your plan',
  lead: 'Enter the email address of your plan. We’ll email you a link that opens it on this device, no password needed.',
  signedOut: `You were signed out here. A device stays signed in for ${sessionDays.idle} days after your last visit and for ${sessionDays.atMost} days in all, unless you sign out everywhere. Nothing in your plan is lost, and the link takes you back to where you were.`,
  label: 'Your email address',
  didYouMean: 'Did you mean',
  send: 'Send me a link',
  sending: 'Sending…',
  sent: {
    title: 'Check your inbox',
    lead: 'If we know this address, we’ve sent it a link. A link to a plan or a forecast works once, within 30 days.',
    hint: 'Nothing there after a few minutes? Check your spam folder, or try the address you used when you paid.',
    again: 'Use another address',
  },
  unreachable: 'We can’t reach our server right now. Your address is still here. Please try again in a moment.',
  none: 'No plan yet?',
  begin: 'Answer the questions and see your forecast',
} as const
