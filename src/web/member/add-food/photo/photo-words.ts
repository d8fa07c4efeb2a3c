import type { Preparation } from '#domain/diary/preparations.ts'
import { plural } from '#domain/language/plural.ts'
import { kcal } from '#web/member/words/week.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'

/** How a food was made, after its name; empty where nothing is to be said. */
export const preparationWords: Readonly<Record<Preparation, string>> = {
  raw: 'raw',
  boiled: 'boiled',
  steamed: 'steamed',
  stewed: 'stewed',
  baked: 'baked',
  roasted: 'roasted',
  grilled: 'grilled',
  fried: 'fried',
  cooked: 'cooked',
  ready: '',
  unknown: '',
}

/** The texts of adding a plate by its photo. */
export const photoWords = {
  why: 'A photo names the foods and their likely amounts. You correct them before anything is added.',
  consent: (host: string): string =>
    `The photo goes to ${host} to be read, without your name or the place where it was taken. We don’t keep it.`,
  take: 'Take a photo',
  choose: 'Choose a photo',
  preparing: 'Making the photo smaller …',
  reading: 'Reading the photo …',
  small: (kilobytes: number): string => `Sending ${formatWhole(kilobytes)}${THIN}kB.`,
  cancel: 'Cancel',
  again: 'Try again',
  another: 'Another photo',
  offline: 'We can’t reach our server right now. Your photo waits here, and search works without a connection.',
  unreadable: 'This file couldn’t be opened as a photo. Please choose a JPEG.',
  tooLarge: 'This photo is too large to be opened here. Please choose one of at most 20 MB.',
  range: (low: string, high: string): string => `About ${low}–${high}`,
  middle: (energy: number): string => `Our best estimate is ${kcal(energy)}.`,
  noneKnown:
    'None of these foods is in our table by this name, so nothing is counted yet. Choose what each is: the nearest come first.',
  /** What makes the picture hard to read. */
  notes: {
    DARK: 'The photo is dark or blurred, so a food may be taken for another. Please check each one, or take it again with more light.',
    SEVERAL_PLATES: 'There’s food for more than one person. Remove what somebody else eats.',
    HALF_EATEN:
      'Part of it seems to be eaten already. Only what’s left on the plate is counted: raise the amounts for what you had before.',
    HAND: 'Something covers part of the food. Please check whether a food is missing.',
    CUT_OFF: 'Part of the food is outside of the picture. Please check the amounts.',
  },
  open: (count: number): string =>
    plural(count, {
      one: 'One item isn’t counted: choose its food.',
      other: `${count} items aren’t counted: choose their foods.`,
    }),
  nothingLeft: 'Nothing from this photo is left to add.',
  /** A food and how it was made: "chicken breast, grilled". */
  seen: (name: string, made: string): string => `${name}, ${made}`,
  foodOf: (name: string): string => `Food for ${name}`,
  pick: 'Choose a food',
  other: 'Another food …',
  remove: (name: string): string => `Remove ${name}`,
  less: (name: string): string => `Less ${name}`,
  more: (name: string): string => `More ${name}`,
  amount: (name: string): string => `How much ${name}`,
  between: (low: number, high: number): string => `${low} to ${high}${THIN}g`,
  byHand: 'set by you',
  countedBeforeCooking: (grams: number): string => `counted as ${grams}${THIN}g before cooking`,
  countedRaw: (grams: number): string => `counted as ${grams}${THIN}g raw`,
  search: 'Search for the food',
  add: 'Add a food that is missing',
  close: 'Close the search',
  nothing: 'Nothing found',
  oil: 'Cooked in oil or butter?',
  oilOptions: { none: 'None', some: 'Some', lots: 'Lots' },
  oilUnknown: 'This looks cooked in fat that a photo can’t show. Until you tell us, the range leaves room for it.',
  addPlate: (energy: number): string => `Add · ${kcal(energy)}`,
  addPart: (energy: number, open: number): string => `Add all but ${open} · ${kcal(energy)}`,
  put: 'Put it with other foods first',
  done: 'The plate is below, with the other foods you chose. Add them all there.',
  left: (count: number): string => plural(count, { one: '1 more photo today', other: `${count} more photos today` }),
} as const
