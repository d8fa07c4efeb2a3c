import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sardinesSweetPotatoMashWordsEs = {
  title: 'Sardinas sobre puré de camote con pimentón',
  blurb:
    'Puré color coral con {spinach} derretidas dentro, sardinas a lo ancho y una cucharada de tomate crudo encima.',
  call: {
    'garlic-powder': 'el ajo en polvo',
    'olive-oil': 'el aceite',
    'sardines-tinned': 'las sardinas',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { 'sweet-potato': '{pelado|pelados}, en cubos de {1 cm}', tomato: 'en cubitos' },
  steps: [
    'Cocina {el sweet-potato} con un chorrito de agua en un tazón tapado {time} en el microondas, hasta que se deshaga con un tenedor.',
    'Machácalo con {el paprika}, {el garlic-powder}, {el olive-oil} y {el salt}, e incorpora {el spinach}, que se ablandan con el calor.',
    'Acomoda {el sardines-tinned} sobre el puré y báñalas con {el tomato} mezclado con {el lemon-juice}.',
  ],
} as const satisfies SpanishRecipeWords
