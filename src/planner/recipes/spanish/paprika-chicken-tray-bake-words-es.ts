import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const paprikaChickenTrayBakeWordsEs = {
  title: 'Charola de pollo al pimentón con {sweet-potato}',
  blurb:
    'Una charola, un tazón que lavar y un horno que hace lo demás: orillas caramelizadas, pimientos dulces, aceitunas saladas.',
  call: {
    'red-pepper': 'el pimiento',
    'red-onion': 'la cebolla',
    'chicken-thigh': 'el pollo',
    'garlic-powder': 'el ajo en polvo',
    'olive-oil': 'el aceite',
    olives: 'las aceitunas',
  },
  prep: {
    'sweet-potato': 'en gajos de {2 cm}',
    'red-pepper': 'en tiras anchas',
    courgette: 'en ruedas gruesas',
    'red-onion': 'en gajos',
  },
  steps: [
    'Calienta el horno a {oven}. En una charola, unta {el sweet-potato}, {el red-pepper}, {el courgette}, {el red-onion} y {el chicken-thigh} con {el paprika}, {el garlic-powder}, {el dried-oregano}, {el olive-oil} y {el salt} hasta que todo esté rojo, y deja el pollo encima.',
    'Hornea {time}, hasta que {el sweet-potato} esté suave por dentro y oscuro en las esquinas.',
    'Esparce {el olives} por encima y dale {time} más, hasta que se arruguen y los jugos espesen.',
  ],
  tip: 'Lo que sobre, frío y en trozos chicos, es una ensalada con una cucharada de vinagre.',
} as const satisfies SpanishRecipeWords
