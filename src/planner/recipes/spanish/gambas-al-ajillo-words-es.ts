import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const gambasAlAjilloWordsEs = {
  title: { written: 'Camarones al ajillo', 'chestnut-mushrooms': 'Champiñones al ajillo' },
  blurb:
    'La tapa que llega siseando: {prawns} en aceite de {garlic} con un poco de chile seco, y {0.5 min} entre lista y terminada.',
  call: {
    'olive-oil': 'el aceite',
    'chestnut-mushrooms': 'los champiñones',
    'chilli-flakes': 'el chile',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { garlic: 'en rebanadas delgadas', 'chestnut-mushrooms': 'en cuartos', parsley: 'picado' },
  steps: [
    {
      written: 'Seca bien {el prawns} y ponles {salt}.',
      'chestnut-mushrooms': 'Limpia {el chestnut-mushrooms} con un paño y ponles {salt}.',
    },
    'Pon {el garlic} y {el chilli-flakes} en {el olive-oil} frío, en un sartén chico, y caliéntalos juntos. Sigue en cuanto las rebanadas empiecen a moverse y tomen color crema.',
    [
      {
        written: 'Sube el fuego, agrega {el prawns} en una sola capa y voltea cada uno cuando esté coral por abajo.',
        'chestnut-mushrooms':
          'Sube un poco el fuego, agrega {el chestnut-mushrooms} en una sola capa y voltéalos cuando estén dorados por abajo.',
      },
      {
        written: 'Toman {time} en total, hasta que no quede nada gris.',
        'chestnut-mushrooms': 'Toman {time} en total, hasta que el sartén esté seco.',
      },
    ],
    'Agrega {el lemon-juice} y {el parsley}, que lo hacen sisear otra vez, y lleva el sartén a la mesa.',
  ],
} as const satisfies SpanishRecipeWords
