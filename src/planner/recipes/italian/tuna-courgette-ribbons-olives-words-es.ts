import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaCourgetteRibbonsOlivesWordsEs = {
  title: 'Tiras de {courgette} con atún {y olives}',
  blurb:
    'Tiras crudas, ablandadas con sal y vinagre hasta que se doblan como tallarines, con todo lo que lleva una puttanesca.',
  call: {
    'cherry-tomatoes': 'los tomates',
    'white-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'tuna-tinned': 'el atún',
  },
  prep: { courgette: 'en tiras, con pelador', 'cherry-tomatoes': 'a la mitad' },
  steps: [
    'Saca tiras a lo largo {del courgette} con un pelador, revuélvelas en un tazón con {el white-wine-vinegar}, {el dried-oregano} y {el salt}, y déjalas hasta que se doblen con facilidad.',
    'Mezcla {el cherry-tomatoes}, {el olives} y {el olive-oil}.',
    'Desmenuza encima {el tuna-tinned} y termina con {el pumpkin-seeds}.',
  ],
} as const satisfies SpanishRecipeWords
