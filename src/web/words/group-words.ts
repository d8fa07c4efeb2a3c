import type { Group } from '#domain/funnel/step.ts'

/** The parts of the questionnaire. */
export const groupWords = {
  names: {
    about: 'About You',
    goals: 'Weight goals',
    eating: 'Eating Habits',
    activity: 'Activity',
    health: 'Health and Nutrition',
    lifestyle: 'Lifestyle & Activity level',
    preferences: 'Your Preferences',
  } satisfies Record<Group, string>,
  /** Read aloud for the progress bar. */
  part: (part: number, parts: number, name: string): string => `Part ${part} of ${parts}: ${name}`,
} as const
