export const addPasskeyWords = {
  open: 'Add a passkey',
  about:
    'A passkey is kept by your device or your password manager and opens with a fingerprint, a face or a PIN. It signs in without password and code, and no other site can ask for it.',
  make: 'Make a passkey',
  notMade: 'No passkey was made. If this device has one for you already, end that one first.',
  made: 'The passkey is made. Say who you are, and it will open the console.',
  name: 'Name of the passkey',
  nameHint: 'Such as the device that keeps it. It stands in the list below.',
  password: 'Password',
  code: 'Code',
  codeHint: 'The next six digits of the authenticator, or one of the recovery codes.',
  confirm: 'Add the passkey',
  added: (name: string) => `Added: ${name}. Next time, choose “Sign in with a passkey”.`,
  cancel: 'Cancel',
} as const
