import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const turkeyPepperChilliAvocadoWordsEs = {
  title: 'Chili de pavo con pimientos y {avocado}',
  blurb: 'Un tazón rojo que no necesita frijoles: pimientos dulces, humo y picor, con {avocado} fresco encima.',
  call: { 'olive-oil': 'el aceite', 'turkey-mince': 'el pavo', 'red-pepper': 'los pimientos' },
  prep: {
    onion: '{picada|picadas}',
    'red-pepper': 'en cuadros',
    courgette: 'en cubos',
    avocado: '{rebanado|rebanados}',
  },
  steps: [
    'Calienta una cacerola con {el olive-oil}, desmorona {el turkey-mince} y sepáralo con la cuchara hasta que esté seco, blanco y dorado en partes.',
    'Agrega {el onion}, {el red-pepper} y {el courgette}, y mueve hasta que estén suaves.',
    'Espolvorea {el cumin}, {el paprika} y {el chilli-flakes}. Sigue en cuanto las especias se oscurezcan.',
    'Agrega {el passata} y {el salt}, tapa a medias y cocina hasta que los pimientos estén suaves y la salsa espesa.',
    'Sirve en tazones y acomoda encima {el avocado}.',
  ],
  tip: 'Corta el aguacate al momento de comer. El chili solo se guarda y se congela bien.',
} as const satisfies SpanishRecipeWords
