/**
 * Problems with an answer: the part of the catalogue that the questionnaire itself shows, before any request to the
 * server.
 */
export const answerProblems = {
  HERO_INCOMPLETE: { status: 422, say: 'Some questions have no answer yet. Please answer them first.' },
  EMAIL_INVALID: { status: 422, say: 'Enter an email address like name@example.com.' },
  HEIGHT_IMPLAUSIBLE: {
    status: 422,
    say: 'Please check your height: we can plan for 130 to 230 cm (4 ft 3 in to 7 ft 6 in).',
  },
  WEIGHT_IMPLAUSIBLE: { status: 422, say: 'Please check your weight: we can plan for 35 to 300 kg (78 to 661 lb).' },
  BODY_IMPLAUSIBLE: { status: 422, say: 'Height and weight don’t fit together. Please check both.' },
  GOAL_IMPLAUSIBLE: { status: 422, say: 'Please check your goal weight.' },
  GOAL_UNDERWEIGHT: {
    status: 422,
    say: 'This goal is below the healthy range for your height. Please choose a higher one.',
  },
  EVENT_DATE_INVALID: { status: 422, say: 'Choose a day from tomorrow to two years from now.' },
  CHECKPOINT_MISSING: { status: 422, say: 'Please answer the health question first.' },
  CHECKPOINT_STOP: {
    status: 422,
    say: 'A weight-loss plan isn’t right for you now. Please talk to your doctor first.',
  },
} as const
