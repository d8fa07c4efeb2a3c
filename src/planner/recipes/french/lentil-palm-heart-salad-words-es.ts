import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lentilPalmHeartSaladWordsEs = {
  title: 'Lentejas de brasserie con {hearts-of-palm} y {radish+}',
  blurb: 'Lentejas rústicas en una buena vinagreta de mostaza, con {hearts-of-palm} sedosos y {radish+} que truenan.',
  call: {
    'lentils-tinned': 'las lentejas',
    'dijon-mustard': 'la mostaza',
    'red-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    'little-gem': 'la lechuga',
    'pumpkin-seeds': 'las pepitas',
  },
  prep: {
    shallot: '{picado|picados} muy fino',
    'hearts-of-palm': 'en rodajas gruesas',
    radish: 'en ruedas delgadas',
    tomato: 'en cubos',
    'little-gem': 'en hojas sueltas',
  },
  steps: [
    'Empieza por la vinagreta. Revuelve primero {el shallot}, {el red-wine-vinegar} y {el salt}, para que {el shallot} se suavice. Agrega {el dijon-mustard} y luego {el olive-oil} en hilo, batiendo, hasta que parezca natilla.',
    'Enjuaga {el lentils-tinned} con agua caliente de la llave, para que absorban mejor el aderezo, y revuélvelas con él, con {el black-pepper} y con {el tomato}.',
    'Incorpora {el hearts-of-palm} y la mayor parte {del radish+} con mano ligera. Las rodajas se deshacen si te apuras.',
    'Cubre los platos con las hojas de {little-gem}, sirve {el lentils-tinned} en sus huecos y termina con {el pumpkin-seeds} y los últimos {radish+}.',
  ],
  tip: 'Las lentejas aderezadas, solas, duran tres días y son el principio de muchos almuerzos.',
} as const satisfies SpanishRecipeWords
