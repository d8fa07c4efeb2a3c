import type { Choice } from '#domain/answers/choices.ts'

/** Names of events within a sentence: "in time for the wedding". */
export const eventNames = {
  VACATION: 'your vacation',
  IMPORTANT_DATE: 'your important date',
  OUTDOOR_ADVENTURE: 'your outdoor adventure',
  BIRTHDAY: 'the birthday',
  HOLIDAY: 'the holiday',
  REUNION: 'the reunion',
  FAMILY_OCCASION: 'the family occasion',
  WEDDING: 'the wedding',
  OTHER_EVENT: 'your event',
} as const satisfies Record<Exclude<Choice<'importantEventComingUp'>, 'NO_EVENTS'>, string>
