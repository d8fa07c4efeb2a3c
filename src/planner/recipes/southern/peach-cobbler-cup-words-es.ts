import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const peachCobblerCupWordsEs = {
  title: 'Cobbler de {peach} en taza',
  blurb: '{Peach+} calientes con especias bajo migajas tiernas de coco: {3 min} de microondas, y sabe mucho a domingo.',
  call: {
    'ground-ginger': 'el jengibre',
    'maple-syrup': 'la miel de maple',
    'vanilla-extract': 'la vainilla',
    'desiccated-coconut': 'el coco',
  },
  prep: { peach: 'en trozos' },
  steps: [
    'Revuelca {el peach} en {el arrowroot} y {el ground-ginger} en una taza grande, mójalo con {el vanilla-extract} y {el water}, y cocina {90 s} en el microondas. El jugo debe parecer miel.',
    'Pellizca {el desiccated-coconut}, {el coconut-flour}, {el coconut-oil} y {el maple-syrup} en un platito hasta que se hagan grumos, como migajas húmedas.',
    'Desmorónalas sobre la fruta y cocina otros {40 s} en el microondas. Espera a que se enfríe lo suficiente para comerlo.',
  ],
} as const satisfies SpanishRecipeWords
