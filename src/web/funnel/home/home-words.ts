import { brand } from '#domain/brand.ts'

export const homeWords = {
  title: 'Get Your Personalized Weight Loss Meal Plan',
  lead: `Meals you like, ready in ${brand.claims.cookingMinutes?.figure ?? 'a few'} minutes, built around your body. Takes about 5 minutes.`,
  choose: 'Choose to begin',
  signIn: 'Sign in',
} as const
