import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const celerySeedButterLogsWordsEs = {
  title: 'Hormigas en un tronco',
  blurb:
    'Ha estado en todas las loncheras de Estados Unidos: {celery}, crema de semilla de girasol y {raisins} marchando encima.',
  call: { 'sunflower-seed-butter': 'la crema de semillas' },
  steps: [
    'Lava {el celery} y pártelo en troncos del largo de un dedo, jalando los hilos que se suelten.',
    'Llena los huecos al ras con {el sunflower-seed-butter} y acomoda encima {el raisins} en fila india.',
  ],
} as const satisfies SpanishRecipeWords
