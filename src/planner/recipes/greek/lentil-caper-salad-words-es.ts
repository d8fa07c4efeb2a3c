import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilCaperSaladWordsEs = {
  title: 'Ensalada de lentejas con {capers} y pimientos asados',
  blurb:
    'La versión de verano de las fakes, las lentejas de toda abuela griega: frías, con vinagre y llenas de cosas que truenan.',
  call: {
    'roasted-peppers': 'los pimientos',
    'lentils-tinned': 'las lentejas',
    'red-wine-vinegar': 'el vinagre',
    'red-onion': 'la cebolla',
    'olive-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
  },
  prep: {
    'roasted-peppers': 'en tiras',
    cucumber: 'en cubitos',
    'cherry-tomatoes': 'en cuartos',
    'red-onion': 'en medias lunas finísimas',
    capers: 'enjuagadas',
    parsley: 'hojas y tallos delgados, picados',
  },
  steps: [
    'Pon {el red-onion} en un tazón grande con {el red-wine-vinegar} y {el salt}, y apriétala con los dedos hasta que se ponga rosada.',
    'Enjuaga {el lentils-tinned} bajo la llave en un colador y sacúdelas fuerte. El agua que quede aguaría el aderezo.',
    'Bate {el olive-oil} y {el dried-oregano}, frotado entre las palmas, con {el red-wine-vinegar} rosado.',
    'Agrega {el lentils-tinned}, {el roasted-peppers}, {el cucumber}, {el cherry-tomatoes}, {el capers} y {el parsley}. Revuelve de abajo hacia arriba para que {el lentils-tinned} queden enteras.',
    'Pruébala y esparce {el pumpkin-seeds} en cada plato en el último momento, para que sigan crujientes.',
  ],
  tip: 'Sabe todavía mejor después de {60 min} en el refrigerador. Las pepitas, hasta el momento de comer.',
} as const satisfies SpanishRecipeWords
