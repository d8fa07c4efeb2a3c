/** What is believed when a label and a known product are read from one picture. */
export const knownBesideWords = {
  sources: {
    own: 'your own earlier reading of this pack',
    members: 'what several members read from this pack',
    'open-food-facts': 'Open Food Facts',
  },
  same: (source: string, _fields: string): string => `The label and ${source} say the same.`,
  settled: (source: string, fields: string): string =>
    `Not sure on the label: ${fields}. All else fits ${source}, so we took it from there.`,
  label: (source: string, fields: string): string =>
    `The label differs from ${source}: ${fields}. The figures of the label confirm each other, so we believe the label.`,
  asked: (source: string, fields: string): string =>
    `The label differs from ${source}: ${fields}. Please compare the marked figures with the pack.`,
  unsettled: (source: string): string =>
    `The label isn’t sure, and ${source} doesn’t settle it. Please compare the marked figures with the pack.`,
  apart: (source: string, _fields: string): string =>
    `The label and ${source} give figures for different amounts, so they couldn’t be compared.`,
  ingredients: 'Only the ingredients that could be read on the picture were looked at. Please read the list yourself.',
  notFood: 'The bars in the picture aren’t those of a food, so only the label was used.',
} as const
