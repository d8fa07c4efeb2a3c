import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const appleCabbageSlawPumpkinSeedsWordsEs = {
  title: 'Ensalada de col al vinagre con {apple} y pepitas',
  blurb:
    'La ensalada de las parrilladas de Carolina: col blanca y {apple} ácida, ablandadas con vinagre, con pepitas que truenan fuerte.',
  call: { 'apple-cider-vinegar': 'el vinagre', 'pumpkin-seeds': 'las pepitas', 'olive-oil': 'el aceite' },
  steps: [
    'Rebana {el cabbage} tan fina como te deje el cuchillo. Con {el salt} y {el apple-cider-vinegar}, apriétala con fuerza, puñado a puñado, hasta que esté lacia y mojada.',
    'Ralla {el apple} alrededor del centro, por el lado grueso, directo en el tazón, y agrega {el olive-oil} y {el cumin-seeds}.',
    'Deja que se conozcan {1 min} o dos y corona con {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
