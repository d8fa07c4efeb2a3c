export const passkeySignInWords = {
  button: 'Sign in with a passkey',
  /** The browser says no more than that it did not happen. */
  notUsed: 'No passkey was used. Try again, or sign in with name, password and code.',
} as const
