import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tunaStuffedTomatoesWordsEs = {
  title: '{Tomato+} rellenos de {tuna-tinned} y {capers}',
  blurb:
    'Una entrada de verano del Piamonte: {tomato+} fríos y maduros, llenos de {tuna-tinned}, {celery}, {capers} y limón.',
  call: { 'lentils-tinned': 'las lentejas', 'olive-oil': 'el aceite', 'black-pepper': 'la pimienta' },
  prep: { celery: 'en cubitos muy chicos', capers: 'picadas', parsley: 'picado' },
  steps: [
    'Córtale una tapa a cada {tomato}, ahuécalo con una cucharita y ponlo boca abajo sobre papel de cocina.',
    {
      written:
        'Desmenuza {el tuna-tinned} escurrido con un tenedor y trabájalo con {el celery}, {el capers}, {el parsley}, {el lemon-juice}, {el olive-oil} y {el black-pepper} hasta que se una.',
      'lentils-tinned':
        'Machaca {1/2} {del lentils-tinned} escurridas con un tenedor, revuélvelas con las demás y trabájalas con {el celery}, {el capers}, {el parsley}, {el lemon-juice}, {el olive-oil} y {el black-pepper} hasta que se unan.',
    },
    'Llena {el tomato+} con generosidad y ponles las tapas de lado.',
  ],
  tip: 'No tires la pulpa. Va en la salsa de mañana.',
} as const satisfies SpanishRecipeWords
