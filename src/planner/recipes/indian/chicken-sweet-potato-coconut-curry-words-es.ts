import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenSweetPotatoCoconutCurryWordsEs = {
  title: 'Curry de pollo y {sweet-potato} con coco',
  blurb:
    'Suave, dorado y en una sola olla: las verduras se cuecen al vapor en {coconut-milk-light} sobre las especias.',
  call: { 'olive-oil': 'el aceite', 'chicken-thigh': 'el pollo', 'coconut-milk-light': 'la leche de coco' },
  prep: {
    onion: '{rebanada|rebanadas}',
    'chicken-thigh': 'en trozos de {3 cm}',
    'sweet-potato': 'en cubos de {2 cm}',
    cauliflower: 'en ramitos',
  },
  steps: [
    'Calienta {el olive-oil} en una cacerola y mueve {el onion} hasta que los aros se venzan.',
    'Agrega {el curry-powder} y {el chicken-thigh}, y voltea los trozos hasta que no se vea ningún lado crudo.',
    'Pon {el sweet-potato}, {el cauliflower}, {el coconut-milk-light} y {el salt} con media taza de agua. Tapa y no lo toques hasta que {el sweet-potato} se aplaste con una cuchara y el trozo de pollo más grande esté blanco hasta el centro.',
    'Quita la tapa y deja que la salsa hierva hasta que cubra las verduras.',
  ],
} as const satisfies SpanishRecipeWords
