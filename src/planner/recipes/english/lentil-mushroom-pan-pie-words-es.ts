import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilMushroomPanPieWordsEs = {
  title: 'Pastel de lentejas y champiñones al sartén con puré de {parsnip}',
  blurb:
    'Un pastel inglés sin carne, hecho en la estufa: lentejas oscuras en su salsa y una cobija rústica de {parsnip} con mostaza.',
  call: { 'lentils-tinned': 'las lentejas', 'olive-oil': 'el aceite', 'chestnut-mushrooms': 'los champiñones' },
  prep: {
    parsnip: '{pelada|peladas}, en cubitos',
    onion: '{picada|picadas}',
    carrot: 'en cubitos finos',
    'chestnut-mushrooms': 'en cuartos',
    thyme: 'en hojas',
    salt: 'para el puré',
  },
  steps: [
    'Cubre {el parsnip+} con agua fría en una olla, llévala a hervir y cuécelas hasta que un cuchillo no encuentre resistencia.',
    'Mientras tanto, calienta {1/2} {del olive-oil} en un sartén amplio y cocina {el onion} y {el carrot+}, moviendo seguido, hasta que se doren en las orillas.',
    'Sube el fuego y agrega {el chestnut-mushrooms} y {el thyme}. Primero sisean y sueltan su agua. Cuando el sartén se calle, déjalos hasta que estén dorados.',
    'Incorpora {el tomato-puree}, {el lentils-tinned} y {el soy-sauce} con una taza del agua {del parsnip}. Deja que burbujee hasta tener una salsa café y espesa.',
    'Escurre {el parsnip+}, sécalas un momento en la olla caliente y machácalas con {el mustard}, {el salt} y el resto {del olive-oil}.',
    'Reparte el puré sobre {el lentils-tinned}, ráyalo con un tenedor y lleva el sartén a la mesa.',
  ],
  tip: 'Para una tapa crujiente, pásalo a un refractario y dale {10 min} en el horno muy caliente.',
} as const satisfies SpanishRecipeWords
