export const loadingWords = {
  title: 'Creating your personalized meal plan',
  work: {
    answers: 'Checking that your answers fit together',
    body: 'Working out your energy balance',
    plans: 'Fetching the plans on offer',
    pages: 'Getting the next pages ready',
  },
  done: 'All done.',
  goOn: 'Continue',
  unfit: 'Something in your answers is missing or does not fit together.',
  mend: 'Check this answer',
  unreachable: 'We could not reach our server for the prices. You can continue; we will try again.',
} as const
export type PreparationWork = keyof typeof loadingWords.work
