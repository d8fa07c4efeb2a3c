import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cajunTofuSweetPotatoTrayWordsEs = {
  title: 'Charola de {tofu} cajún con {sweet-potato}',
  blurb: 'Especias de Luisiana untadas con la mano, y el horno las convierte en una costra oscura que truena.',
  call: {
    'green-pepper': 'el pimiento',
    'red-onion': 'la cebolla',
    'frozen-sweetcorn': 'el elote',
    'garlic-powder': 'el ajo en polvo',
    'rapeseed-oil': 'el aceite',
  },
  prep: {
    tofu: 'en cubos de {2 cm}, bien seco',
    'sweet-potato': 'en cubos de {2 cm}',
    'green-pepper': 'en cuadros',
    'red-onion': 'en gajos',
  },
  steps: [
    'Calienta el horno a {oven}. En una charola, revuelve {el tofu}, {el sweet-potato}, {el green-pepper}, {el red-onion} y {el frozen-sweetcorn} con {el paprika}, {el dried-thyme}, {el garlic-powder}, {el chilli-flakes}, {el rapeseed-oil} y {el salt} hasta que todo esté rojo de especias.',
    'Hornea {time}, hasta que se forme una costra por abajo.',
    'Voltea todo con una espátula.',
    'Hornea {time} más, hasta que {el tofu} esté oscuro en todas las esquinas y {el sweet-potato} esté suave.',
  ],
} as const satisfies SpanishRecipeWords
