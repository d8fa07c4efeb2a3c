import { plural } from '#domain/language/plural.ts'

/** The texts about weights that were typed without a network. */
export const weighInWords = {
  /** A weight was typed, and our server cannot be reached. */
  kept: (weight: string, day: string): string =>
    `${weight} on ${day} is kept on this device. We send it as soon as there’s a network.`,
  sent: 'Your weights have been sent.',
  title: 'Not sent yet',
  hint: (count: number): string =>
    plural(count, {
      one: 'This weight is only on this device, and counts once it’s sent. That happens by itself.',
      other: 'These weights are only on this device, and count once they’re sent. That happens by itself.',
    }),
  notLasting: 'This browser doesn’t let us keep it: please don’t close this page before.',
  refused: (reason: string): string => `Not saved: ${reason}`,
  drop: (weight: string, day: string): string => `Delete ${weight} on ${day}`,
} as const
