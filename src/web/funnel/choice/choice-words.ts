export const choiceWords = {
  missing: 'Choose at least one to continue.',
} as const
