import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tomatoPeachPlateWordsEs = {
  title: 'Plato de {tomato} y {peach} con {basil} y pepitas',
  blurb:
    'Lo que se come en el porche mientras se hace la cena: {tomato+} y {peach+} maduros, pimienta negra, {basil} y unas pepitas.',
  call: {
    'pumpkin-seeds': 'las pepitas',
    'black-pepper': 'la pimienta',
    'apple-cider-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
  },
  prep: { tomato: 'en rebanadas gruesas', peach: 'en rebanadas gruesas' },
  steps: [
    'Acomoda {el tomato} y {el peach} en un plato, uno y uno, como tejas, y ponle {salt} solo {al tomato}.',
    'Rocía {el apple-cider-vinegar} y {el olive-oil}, espera {time} a que suelte un jugo rosado y termina con {el black-pepper}, {el pumpkin-seeds} y {el basil} en trocitos.',
  ],
} as const satisfies SpanishRecipeWords
