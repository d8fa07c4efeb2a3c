import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pasteliFruitBowlWordsEs = {
  title: '{Fig+} y {grapes} con ajonjolí y {honey}',
  blurb:
    'El sabor del pasteli, la barrita de ajonjolí que venden en cada ferry, sobre {fig+} maduros, {grapes} y {orange}.',
  prep: { fig: 'en cuartos', grapes: 'a la mitad', orange: '{pelada|peladas} y {rebanada|rebanadas}' },
  steps: [
    'Revuelve {el tahini}, {el honey} y {el cinnamon} con unas gotas exprimidas de la punta {del orange}, hasta tener una salsa ligera color caramelo.',
    'Abre las rebanadas {del orange} en abanico sobre un plato y amontona encima {el fig+} y {el grapes}.',
    'Vierte la salsa en zigzag y termina con {el pumpkin-seeds} y {el sesame-seeds}.',
  ],
  tip: 'En invierno sirven {fig+} secos: remoja tres en té caliente mientras te vistes.',
} as const satisfies SpanishRecipeWords
