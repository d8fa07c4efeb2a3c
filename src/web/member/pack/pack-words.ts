import type { PackField } from '#domain/product/product.ts'
import { kcal } from '#web/member/words/week.ts'
import type { BasisChoice } from './pack-text.ts'

/** The label of each figure's field. */
export const fieldWords: Readonly<Record<PackField, string>> = {
  energy: 'Energy in kcal',
  fat: 'Fat in g',
  saturates: 'of which saturates',
  carbs: 'Carbohydrate in g',
  sugars: 'of which sugars',
  fibre: 'Fiber in g',
  protein: 'Protein in g',
  salt: 'Salt in g',
}

/** A figure within a sentence: "more sugars than carbohydrate". */
export const fieldNames: Readonly<Record<PackField, string>> = {
  energy: 'energy',
  fat: 'fat',
  saturates: 'saturates',
  carbs: 'carbohydrate',
  sugars: 'sugars',
  fibre: 'fiber',
  protein: 'protein',
  salt: 'salt',
}

/** What a pack's figures refer to. */
export const basisWords = {
  /** "370 kcal in 100 g". */
  per100: (energy: string, unit: string): string => `${energy} in 100 ${unit}`,
  perServing: (energy: string, serving: string, unit: string): string => `${energy} in a serving of ${serving} ${unit}`,
  choices: {
    '100g': '100 g',
    '100ml': '100 ml',
    'serving-g': 'a serving',
    'serving-ml': 'a serving',
  } satisfies Record<BasisChoice, string>,
} as const

/** The texts of a pack and a portion of it. */
export const packWords = {
  why: 'Type in the figures from the pack. We’ll remember them for next time.',
  /** Of figures that were read from a picture. */
  whyRead: 'We’ll remember these figures for next time.',
  name: 'What it’s called',
  basis: 'The figures are for',
  per100g: '100 g',
  per100ml: '100 ml',
  perServing: 'A serving in g',
  perServingMl: 'A serving in ml',
  serving: (unit: string): string => `Serving size in ${unit}, if the pack gives one`,
  servingNeeded: (unit: string): string => `Serving size in ${unit}`,
  optional: 'More figures, if you like',
  sodium: 'If the pack gives sodium instead: salt is sodium times 2.5.',
  compare: 'Please compare with the pack',
  missing: 'Please fill in the marked fields with what the pack says. Zero is a figure, too.',
  ask: 'These figures contradict one another. Please compare them with the pack:',
  asPrinted: 'That’s what the pack says',
  done: 'Continue',
  cancel: 'Back',
  doubt: {
    energy: (least: number, most: number): string =>
      `With this fat, carbohydrate and protein the energy would be ${least} to ${most} kcal. Fiber, alcohol or sweeteners can explain a difference.`,
    tooMuch: (grams: number, most: number): string =>
      `Fat, carbohydrate, protein and salt add up to ${grams} g, out of only ${most} g.`,
    part: (part: string, whole: string): string => `There’s more ${part} than ${whole}.`,
    bound: (most: number): string => `More than ${most} kcal isn’t possible. Was it kJ?`,
  },
  label: {
    why: 'Read the label, or type in the figures from the pack. We’ll remember them for next time.',
    open: 'Read the label',
    again: 'Read the label again',
    back: 'Back to the form',
    differs: 'We kept what you typed. In the marked fields, the label says something else.',
    otherBasis: (typed: string, read: string): string =>
      `You typed the numbers for ${typed}, and the label gives them for ${read}. We kept yours.`,
    replace: 'Use the figures from the label',
  },
  portion: {
    amount: 'How much of it',
    unit: 'Unit of the amount',
    servings: 'servings',
    times: (count: string): string => `${count} times`,
    log: 'Log it',
    logEnergy: (energy: number): string => `Log it · ${kcal(energy)}`,
    put: 'Add to this meal',
    correct: 'Figures are wrong',
    forget: 'Delete it',
    forgotten: (name: string): string => `Deleted: ${name}.`,
    notForgotten: 'That needs a connection. Please try again later.',
    again: 'Scan another',
    missing: 'Please say how much: a number above zero.',
    tooMuch: 'That’s more than one entry can hold. Please choose less.',
    sources: {
      own: 'From your own reading of the pack.',
      foreign: 'From',
      foreignName: 'Open Food Facts',
      compare: 'which anyone can edit. Please check it against the pack.',
      logged: 'As you last logged it.',
      members: 'Several members read this from the pack.',
    },
  },
  avoided: {
    /** "Contains almond: you avoid tree nuts." */
    named: (word: string, avoided: string): string => `Contains ${word}: you avoid ${avoided}.`,
    meat: (word: string): string => `Contains ${word}: you eat no meat.`,
    banned: (food: string): string => `Contains ${food}, which you don’t want.`,
    contains: (names: string): string => `Contains what you avoid: ${names}.`,
    mayContain: (names: string): string => `May contain traces of what you avoid: ${names}.`,
  },
} as const
