export const homeWords = {
  title: 'Get Your Personalized Weight Loss Meal Plan',
  lead: 'Meals you like, most ready in half an hour, built around your body. Takes about 5 minutes.',
  leadWithin: (minutes: string): string =>
    `Meals you like, ready in ${minutes} minutes, built around your body. Takes about 5 minutes.`,
  choose: 'Choose to begin',
  signIn: 'Sign in',
  /** What stands between <terms> and </terms> is a link; keep the marks. */
  consent:
    'By continuing you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>. Your answers stay on this device until your plan is made. <refunds>Refunds</refunds> · <subscription>Manage or cancel</subscription> · <credits>Credits</credits>',
} as const
