import type { WorkName } from '#domain/api/console/operations.ts'

/** What each kind of work is about, as the first column of the table says it. */
export const workWords: Readonly<Record<WorkName, string>> = {
  deletions: 'Deletions that were promised',
  reminders: 'Reminders to weigh in',
  'week-emails': 'Emails before a week',
  notices: 'Notices about renewals and prices',
  statistics: 'Statistics of the funnel',
  rewriting: 'Data that an upgrade has to rewrite, since the last part',
  jobs: 'Jobs of the queue',
  emails: 'Emails',
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its largest unit: "3 days", "45 minutes". */
export function spanText(seconds: number): string {
  const [size, unit] = seconds >= 2 * DAY ? [DAY, 'day'] : seconds >= 2 * HOUR ? [HOUR, 'hour'] : [MINUTE, 'minute']
  const count = Math.floor(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** How long the oldest piece has been due. */
export const waitingText = (seconds: number): string =>
  seconds === 0 ? 'Nothing is due' : seconds < MINUTE ? 'Less than a minute' : spanText(seconds)

export const waitingWorkWords = {
  title: 'Work that runs by itself',
  caption: 'How long work has been waiting',
  columns: { work: 'Work', waiting: 'The oldest has been due for', allowed: 'May take', state: 'State' },
  late: 'Late',
  inTime: 'In time',
} as const
