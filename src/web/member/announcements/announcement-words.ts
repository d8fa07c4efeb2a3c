/** The texts around an announcement, and of the list of what a change did. */
export const announcementWords = {
  announced: 'What was just done',
  close: 'Close',
  moreChanges: (count: number): string => (count === 1 ? 'One more change' : `${count} more changes`),
  allChanges: 'What changed',
} as const
