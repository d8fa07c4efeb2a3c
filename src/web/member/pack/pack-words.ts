import type { PackDoubt } from '#domain/product/check-values.ts'
import type { PackBasis, PackField } from '#domain/product/product.ts'
import { kcal } from '#web/member/words/week.ts'
import { inputNumber } from '#web/words/numbers.ts'
import type { BasisChoice } from './pack-text.ts'

/** What a figure is called on a pack. */
export const fieldWords: Readonly<Record<PackField, string>> = {
  energy: 'Energy in kcal',
  fat: 'Fat in g',
  saturates: 'of which saturates',
  carbs: 'Carbohydrate in g',
  sugars: 'of which sugars',
  fibre: 'Fibre in g',
  protein: 'Protein in g',
  salt: 'Salt in g',
}

const inText = (field: PackField): string => fieldWords[field].replace(/^of which | in (?:g|kcal)$/g, '').toLowerCase()

/** "370 kcal in 100 g". */
export const basisText = (energy: number, basis: PackBasis): string =>
  basis.per === '100'
    ? `${kcal(energy)} in 100 ${basis.unit}`
    : `${kcal(energy)} in a serving of ${inputNumber(basis.serving)} ${basis.unit}`

const amountOf: Readonly<Record<BasisChoice, string>> = {
  '100g': '100 g',
  '100ml': '100 ml',
  'serving-g': 'a serving',
  'serving-ml': 'a serving',
}

/** The texts of a pack and a portion of it. */
export const packWords = {
  why: 'Type what stands on the pack. It is remembered for the next time.',
  name: 'What it is called',
  basis: 'The figures are for',
  per100g: '100 g',
  per100ml: '100 ml',
  perServing: 'A serving in g',
  perServingMl: 'A serving in ml',
  serving: (unit: string): string => `A serving in ${unit}, if it says so`,
  servingNeeded: (unit: string): string => `A serving in ${unit}`,
  optional: 'More figures, if you like',
  sodium: 'Where the pack says sodium: salt is sodium times 2.5.',
  compare: 'Please compare with the pack',
  missing: 'Please fill in the marked fields with what the pack says. A nought is a figure, too.',
  ask: 'These figures contradict one another. Please compare them with the pack:',
  asPrinted: 'It stands so on the pack',
  done: 'Go on',
  cancel: 'Back',
  doubt: (doubt: PackDoubt): string => {
    switch (doubt.kind) {
      case 'energy':
        return `With this fat, carbohydrate and protein the energy would be ${doubt.least} to ${doubt.most} kcal. Fibre, alcohol or sweeteners can be why it is not.`
      case 'too-much':
        return `Fat, carbohydrate, protein and salt are ${doubt.grams} g together, in ${doubt.most} g.`
      case 'part':
        return `There is more ${inText(doubt.part)} than ${inText(doubt.whole)}.`
      case 'bound':
        return `More than ${doubt.most} kcal is not possible. Was it kJ?`
    }
  },
  label: {
    why: 'Read its label, or type what stands on the pack. It is remembered for the next time.',
    open: 'Read its label',
    again: 'Read the label again',
    back: 'Back to the form',
    differs: 'What you typed was kept. Where it is marked, the label says something else.',
    otherBasis: (typed: BasisChoice, read: BasisChoice): string =>
      `You typed figures for ${amountOf[typed]}; the label was read for ${amountOf[read]}. Yours were kept.`,
    replace: 'Use the figures that were read',
  },
  portion: {
    amount: 'How much of it',
    unit: 'Unit of the amount',
    servings: 'servings',
    times: (count: string): string => `${count} times`,
    log: (energy: number | null): string => (energy === null ? 'Log it' : `Log it · ${kcal(energy)}`),
    put: 'Put it with the others',
    correct: 'Figures are wrong',
    forget: 'Forget it',
    forgotten: (name: string): string => `Forgotten: ${name}.`,
    notForgotten: 'That needs a connection. Please try again later.',
    again: 'Scan another',
    missing: 'Please say how much of it: a number above nought.',
    tooMuch: 'That is more than one entry can hold. Please choose less.',
    sources: {
      own: 'From your own reading of the pack.',
      foreign: 'From',
      compare: 'which anybody can write in. A look at the pack is surer.',
      logged: 'As you logged it the last time.',
      members: 'Several members read this from the pack.',
    },
  },
} as const
