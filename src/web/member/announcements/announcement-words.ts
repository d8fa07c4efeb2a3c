import { plural } from '#domain/language/plural.ts'
/** The texts around an announcement, and of the list of what a change did. */
export const announcementWords = {
  announced: 'What was just done',
  close: 'Close',
  moreChanges: (count: number): string => plural(count, { one: 'One more change', other: `${count} more changes` }),
  allChanges: 'What changed',
} as const
