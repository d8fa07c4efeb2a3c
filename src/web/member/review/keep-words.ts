import { plural } from '#domain/language/plural.ts'

/** Why nothing changes this week, for the weight page. */
export const keepWords = {
  /** `missing` is a list of what follows. */
  needs: (missing: string): string => `Nothing changes yet: we need ${missing} to tell water from tissue.`,
  /** In the list of what is needed. */
  days: (count: number): string => plural(count, { one: 'one more day', other: `${count} more days` }),
  readings: (count: number): string => plural(count, { one: 'one more weigh-in', other: `${count} more weigh-ins` }),
  recentReading: 'a weigh-in from the last two weeks',
  moreReadings: 'more weigh-ins',
  /** It stays on the page for the rest of the week, also once the member has said whose the weights are. */
  unclear: 'Your plan stays as it is this week: it wasn’t clear which weights in your log were yours.',
  fits: 'Your plan fits how your weight is changing, so it stays as it is.',
  noReason: 'There was no reason to change your plan this week, so it stays as it is.',
  askedLately: 'Your plan stays as it is. What we proposed lately still stands open, and we’ll ask again later.',
  nearLowest: 'You’re close to the lowest healthy weight for your height, so your plan gets no smaller.',
  away: 'Your plan stays as it is until two weeks after what you told us about has ended.',
  explained: 'Because of what you told us, your plan stays as it is for two weeks.',
  keptByMember: 'You chose to keep your plan, and we have learned nothing new since.',
} as const
