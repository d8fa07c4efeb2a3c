import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilMushroomSpaghettiWordsEs = {
  title: '{Spaghetti} con lentejas y champiñones',
  blurb:
    'Una salsa de domingo entre semana: champiñones para el fondo, lentejas para morder y tomate reducido y oscuro.',
  call: {
    'olive-oil': 'el aceite',
    'chestnut-mushrooms': 'los champiñones',
    'tinned-tomatoes': 'los tomates',
    'lentils-tinned': 'las lentejas',
  },
  prep: {
    'chestnut-mushrooms': 'picados del tamaño de un chícharo',
    onion: '{picada|picadas} finamente',
    garlic: '{machacado|machacados}',
    'lentils-tinned': 'escurridas',
  },
  steps: [
    'Calienta {el olive-oil} en un sartén grande y echa {el chestnut-mushrooms}. Mueve solo cuando empiecen a pegarse. Primero sueltan su agua; luego se secan y se doran.',
    'Baja el fuego, agrega {el onion}, {el garlic} y {el dried-oregano}, y muévelos hasta que {el onion} esté transparente.',
    'Agrega {el tinned-tomatoes}, {el lentils-tinned} y {1/2} {del salt}. Deja que burbujee, medio tapado, hasta que la salsa se pueda amontonar en la cuchara.',
    'Mientras se cocina, hierve {el spaghetti} en abundante agua con el resto de la sal hasta que se doble pero siga firme al morder.',
    'Pasa la pasta, todavía goteando, y revuelve hasta que cada hilo esté rojo.',
  ],
  tip: 'La salsa sola se congela bien. La pasta, recién hecha.',
} as const satisfies SpanishRecipeWords
