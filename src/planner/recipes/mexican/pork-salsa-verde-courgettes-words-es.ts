import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const porkSalsaVerdeCourgettesWordsEs = {
  title: 'Calabacitas con puerco en {salsa-verde}',
  blurb:
    'Calabacitas con puerco a la carrera: {pork-tenderloin} bien dorado y {courgette+} tiernas en una salsa ácida de tomatillo.',
  call: {
    'olive-oil': 'el aceite',
    'pumpkin-seeds': 'las pepitas',
    'spring-onion': 'la cebollita, las cebollitas',
    'pork-tenderloin': 'el puerco',
  },
  prep: {
    'pork-tenderloin': 'en rebanadas del grueso del meñique',
    courgette: 'en medias lunas',
    'spring-onion': 'lo blanco y lo verde por separado, rebanado',
    avocado: 'en cubos',
    coriander: 'picado',
  },
  steps: [
    'Seca las rebanadas de {pork-tenderloin}, aplástalas con la base de la mano y sazona con {el cumin} y {el salt}.',
    'Dóralas en {el olive-oil} en una sola capa holgada, en un sartén amplio. Voltéalas cuando estén color castaño por abajo y sácalas cuando el otro lado siga pálido.',
    'Agrega {el courgette+} y lo blanco {del spring-onion+} a la misma grasa. Saltéalas hasta que tengan manchas cafés sin perder su forma.',
    'Vierte {el salsa-verde} y {el water}, regresa {el pork-tenderloin} con sus jugos y deja que burbujee despacio. Está listo cuando una rebanada que cortes está blanca hasta el centro, sin nada de rosa.',
    'Esparce {el avocado}, {el pumpkin-seeds}, {el coriander} y lo verde {del spring-onion}, y báñalo con la salsa.',
  ],
  tip: 'Los muslos de pollo en tiras funcionan igual y piden {3 min} más en la salsa.',
} as const satisfies SpanishRecipeWords
