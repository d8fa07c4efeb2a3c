import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveCoconutFishCurryWordsEs = {
  title: 'Curry de pescado y coco en el microondas',
  blurb:
    'Un curry de verdad sin sartén que lavar: primero {sweet-potato}, luego pescado blanco que se cuece en {coconut-milk-light} con especias.',
  call: {
    'coconut-milk-light': 'la leche de coco',
    'olive-oil': 'el aceite',
    pollock: 'el pescado',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { 'sweet-potato': 'en cubos de {1 cm}', pollock: 'descongelado, en cubos grandes' },
  steps: [
    'Mezcla {el sweet-potato}, {el curry-powder}, {el olive-oil}, {el salt} y {1/2} {del coconut-milk-light} en un tazón grande, tápalo y cocina {time} en el microondas, hasta que los cubos estén suaves.',
    'Vierte el resto {del coconut-milk-light}, hunde {el spinach} y {el pollock}, tapa otra vez y cocina {time} en el microondas.',
    'Pasa los cubos del centro a la orilla, tapa otra vez y cocina {time} en el microondas, hasta que el pescado esté blanco por completo y se abra en lascas. Si no, dale otro minuto.',
    'Déjalo reposar tapado {2 min}, para que se termine parejo. Revuelve con {el lemon-juice}.',
  ],
} as const satisfies SpanishRecipeWords
