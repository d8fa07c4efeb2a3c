import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenTingaSweetPotatoWordsEs = {
  title: 'Tinga de pollo con {sweet-potato}',
  blurb:
    'Pollo deshebrado en salsa de tomate ahumada, como en Puebla, con cubos de {sweet-potato} cocidos en la misma cacerola.',
  call: { 'olive-oil': 'el aceite', 'lime-juice': 'el jugo de limón' },
  prep: { onion: '{rebanada|rebanadas}', 'adobo-chipotle': 'picado', 'sweet-potato': 'en cubos de {2 cm}' },
  steps: [
    'Cocina {el onion} despacio con {el olive-oil} en una cacerola, dándole vuelta, hasta que las tiras estén suaves y rubias.',
    'Agrega {el adobo-chipotle}, {el dried-oregano}, {el passata} y {el salt}, y mueve hasta que burbujee.',
    'Hunde {el chicken-breast} y {el sweet-potato} en la salsa, agrega un chorrito de agua y tapa. Están listos cuando los cubos están suaves y la carne se separa al girar el tenedor.',
    'Deshebra el pollo en la cacerola, exprime {el lime-juice} y déjalo al fuego hasta que la salsa se le pegue.',
  ],
  tip: 'Lo que sobre, en hojas de lechuga, o en tortillas si comes maíz.',
} as const satisfies SpanishRecipeWords
