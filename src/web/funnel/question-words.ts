import type { KeyedStep, ScaleKey } from '#domain/funnel/journey.ts'

export type QuestionWords = { readonly title: string; readonly lead?: string }

const chooseAll = 'Choose all that apply'
const asMany = 'Choose as many as you’d like'

/** The heading of every step that asks a question, some with a lead sentence. */
export const questionWords = {
  'how-old-are-you': { title: 'How old are you?', lead: 'Your age changes how much energy your body uses at rest.' },
  achieve: { title: 'What would you like to achieve?', lead: chooseAll },
  'current-body': {
    title: 'Which body is closest to yours now?',
    lead: 'There’s no right answer. It helps us choose our words.',
  },
  'goal-body': {
    title: 'Which body would you like to work toward?',
    lead: 'A direction, not a promise. None of them is thinner than is healthy.',
  },
  height: { title: 'How tall are you?' },
  weight: {
    title: 'What is your weight now?',
    lead: 'A guess is fine. It stays on this device until you ask for your plan.',
  },
  'goal-weight': { title: 'What is your goal weight?' },
  'weight-change': { title: 'How does your weight usually change?' },
  'caused-weight-gain': { title: 'What made your weight go up?', lead: chooseAll },
  'best-shape': { title: 'When were you last in your best shape?' },
  'day-eats': {
    title: 'How many times a day do you like to eat?',
    lead: 'Any number works. Your daily calories stay the same. Pick what suits you.',
  },
  'eat-lunch': { title: 'What do you usually eat for lunch?', lead: chooseAll },
  'cooking-skill': { title: 'How well do you cook?' },
  'time-cooking': { title: 'How long do you like to cook?', lead: 'For a main meal on an ordinary day.' },
  'eating-habits': { title: 'How would you describe your eating habits?' },
  'foods-crave': { title: 'Which foods do you crave?', lead: chooseAll },
  'track-calories': { title: 'Have you ever tracked calories?' },
  'environments-eat': { title: 'Where do you eat most often?' },
  'habits-struggle': { title: 'Which habits do you struggle with most?', lead: chooseAll },
  'tried-diets': { title: 'Does this sound like you?' },
  'thought-losing': { title: 'How about this one?' },
  'often-exercise': { title: 'How often do you exercise?', lead: 'Anything that makes you breathe faster counts.' },
  'feel-after-taking-stairs': { title: 'How do you feel after a few flights of stairs?' },
  'work-schedule-like': { title: 'What is your work schedule like?' },
  'typical-day': { title: 'What does a typical day look like?' },
  'energy-levels': { title: 'How are your energy levels during the day?' },
  'how-much-sleep': { title: 'How much do you sleep?', lead: 'On an ordinary night.' },
  'daily-water': { title: 'How much water do you drink a day?', lead: 'A glass is about 250 ml or 8 fl oz.' },
  'type-diet-prefer': { title: 'Which ways of eating do you like?', lead: chooseAll },
  'food-restrictions': { title: 'Is there anything you must not eat?', lead: chooseAll },
  'cuisines-like': { title: 'Which cuisines do you like?', lead: asMany },
  'meals-like': { title: 'Which meals do you like?', lead: asMany },
  'important-event-coming-up': {
    title: 'Is an important event coming up?',
    lead: 'We can tell you what is realistic by then.',
  },
  'event-day': { title: 'When is it?' },
  'confirm-email': { title: 'Where should we send your forecast?' },
} as const satisfies Record<KeyedStep['slug'], QuestionWords>

/** The statements that a person rates from 1 (not at all) to 5 (completely). */
export const statements = {
  triedDiets: 'I have tried diets before, but the weight came back.',
  thoughtLosing: 'I think about losing weight, but I don’t know where to start.',
} as const satisfies Record<ScaleKey, string>

export const scaleEnds = { low: 'Not at all', high: 'Completely' } as const
export const nextStep = 'Next Step'
