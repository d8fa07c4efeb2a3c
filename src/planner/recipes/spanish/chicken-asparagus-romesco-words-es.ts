import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenAsparagusRomescoWordsEs = {
  title: '{Chicken-breast-cooked} y {asparagus} con romesco de girasol',
  blurb:
    'En Cataluña remojan cebollitas en romesco. Aquí lo hacen {el asparagus} y {el chicken-breast-cooked}, y la salsa es de semillas de girasol.',
  call: {
    'sunflower-seeds': 'las semillas',
    'roasted-peppers': 'los pimientos',
    'smoked-paprika': 'el pimentón',
    'red-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
  },
  prep: { asparagus: 'sin la punta dura', 'chicken-breast-cooked': 'en rebanadas gruesas', parsley: 'picado' },
  steps: [
    'Acuesta {el asparagus} en un refractario con {el water}, tapa y cocina {time} en el microondas, hasta que se doblen pero sigan firmes al morder.',
    'Mientras tanto, muele {el sunflower-seeds}, {el roasted-peppers}, {el garlic}, {el smoked-paprika}, {el red-wine-vinegar}, {el olive-oil} y {el salt} con una batidora de inmersión. Detente cuando siga un poco granulosa, como arena mojada.',
    'Sirve la salsa en los platos, acomoda {el chicken-breast-cooked} y {el asparagus} medio encima, y esparce {el parsley}.',
    'Come {el asparagus} con los dedos. En Cataluña lo hace todo el mundo.',
  ],
  tip: 'La salsa dura cuatro días en un frasco y va igual de bien con poros asados o papas al horno.',
} as const satisfies SpanishRecipeWords
