import { plural } from '#domain/language/plural.ts'

/** The picture of a forecast that a visitor may share, and the dialog in which it is made. */
export const cardWords = {
  open: 'Share my forecast',
  title: 'Share my forecast',
  privacy: 'The picture is made on this device. Nothing is sent until you choose where.',
  /** The dialog could not draw: the browser refuses pictures of a page. */
  failed: 'This browser can’t draw the picture.',
  /** The dialog could not be loaded. */
  missing: 'The picture needs a connection once. Please try again later.',
  showWeight: 'Show my weight',
  weightOff: 'Off: only what people lose, never what you weigh',
  showDate: 'Show the date',
  dateOff: 'Off: only about how many months',
  share: 'Share picture',
  save: 'Save picture',
  close: 'Close',
  saved: 'The picture is saved.',
  /** The name of the saved file, without its ending. */
  file: (brand: string): string => `${brand}-forecast`,

  /** On the picture, in small letters beside the name. */
  honest: 'an honest forecast',
  /** On the picture, followed by a range such as "13–20 lb" in large figures on a line of its own. */
  loss: {
    byDay: (when: string): string => `By ${when}, half of people like me lose`,
    /** The same without the day. */
    inMonths: (months: number): string =>
      plural(months, {
        one: 'In about a month, half of people like me lose',
        other: `In about ${months} months, half of people like me lose`,
      }),
  },
  /** The same where some of that half gain, followed by "−7 kg to +1 kg" on a line of its own. */
  change: {
    byDay: (when: string): string => `By ${when}, half of people like me change by`,
    inMonths: (months: number): string =>
      plural(months, {
        one: 'In about a month, half of people like me change by',
        other: `In about ${months} months, half of people like me change by`,
      }),
    span: (loss: string, gain: string): string => `−${loss} to +${gain}`,
  },
  /** On the picture, below the range. */
  ads: (loss: string): string => `Ads would have promised ${loss}.`,
  /** On the picture, at the beginning of the curve. */
  today: (weight: string): string => `${weight} today`,
} as const
