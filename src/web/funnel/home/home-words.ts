export const homeWords = {
  title: 'Get Your Personalized Weight Loss Meal Plan',
  lead: 'Meals you like, most ready in half an hour, built around your body. Takes about 5 minutes.',
  leadWithin: (minutes: string): string =>
    `Meals you like, ready in ${minutes} minutes, built around your body. Takes about 5 minutes.`,
  choose: 'Choose to begin',
  signIn: 'Sign in',
} as const
