import { formatWhole, THIN } from '#web/words/numbers.ts'

/** The texts of the step `tracker`. */
export const trackerWords = {
  sample: 'Sample photo, sample result',
  about: 'About',
  range: (low: number, high: number): string => `${formatWhole(low)}–${formatWhole(high)}${THIN}kcal`,
  middle: (energy: number): string => `most likely ${formatWhole(energy)}${THIN}kcal`,
  grams: (low: number, high: number): string => `${low}–${high}${THIN}g`,
  how: 'This is an estimate. Portions are hard to judge, for people and machines alike. Foods and amounts were entered for this drawing. Energy and range are computed as for a member’s photo.',
  ways: 'Ways to log what you ate',
  always: [
    'A planned meal: one tap',
    'Something from a pack: its barcode, or its label, read on your device',
    'Anything else: foods by name, in household measures',
  ],
  photos: 'A photo of your plate: it names the foods, you correct them',
  noPhotos: 'Photos aren’t read on this site at the moment.',
} as const
