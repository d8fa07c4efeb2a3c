import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sardinesPeppersOrangeWordsEs = {
  title: '{Sardines-tinned} con pimientos asados y {orange}',
  blurb: 'Lo que un bar de Málaga arma con frascos y latas en lo que sirve un vaso de agua.',
  call: {
    'roasted-peppers': 'los pimientos',
    'red-wine-vinegar': 'el vinagre',
    'smoked-paprika': 'el pimentón',
    'olive-oil': 'el aceite',
    'little-gem': 'los cogollos',
    'sunflower-seeds': 'las semillas',
  },
  prep: {
    'roasted-peppers': 'en tiras anchas',
    garlic: '{machacado|machacados}',
    'little-gem': 'en cuartos',
    orange: 'en gajos',
    parsley: 'picado',
  },
  steps: [
    'En un plato hondo, mezcla {el red-wine-vinegar}, {el smoked-paprika}, {el garlic} y {el olive-oil} hasta tener un aderezo rojo ladrillo, y cubre con él {el roasted-peppers}.',
    'Acomoda los cuartos de {little-gem} en los platos, con el corte hacia arriba, como barquitas, y mete {el orange} entre ellos.',
    'Cubre con {el roasted-peppers}, recuesta encima {el sardines-tinned} enteras y báñalo con el jugo rojo.',
    'Esparce {el sunflower-seeds} y {el parsley}.',
  ],
  tip: 'Las espinitas de las sardinas de lata son tan suaves que se comen, y tienen mucho calcio.',
} as const satisfies SpanishRecipeWords
