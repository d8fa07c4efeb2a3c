import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pruneAppleBircherWordsEs = {
  title: 'Bircher de manzana y ciruela pasa',
  blurb: '{Apple-puree} y {natural-yogurt} bien espesos con {prunes} y {cinnamon}: listo en {10 min}.',
  prep: { prunes: 'sin hueso, picadas con tijeras' },
  steps: [
    'Revuelve {el oats}, {el apple-puree}, {el natural-yogurt} y {el cinnamon}, y olvídate unos minutos, mientras las hojuelas pierden lo harinoso.',
    'Incorpora {el prunes} dejando vetas oscuras y esparce {el sunflower-seeds} sobre el tazón.',
  ],
  tip: 'De un día para otro se espesa; un chorrito de agua lo arregla.',
} as const satisfies SpanishRecipeWords
