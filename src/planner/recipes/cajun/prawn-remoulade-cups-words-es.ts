import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const prawnRemouladeCupsWordsEs = {
  title: 'Rémoulade de camarones en copas de lechuga',
  blurb: 'Una entrada de Nueva Orleans: {prawns-cooked} fríos en una salsa rosa y picosita, con {celery} que truena.',
  call: {
    'little-gem': 'la lechuga',
    'hot-sauce': 'la salsa',
    'greek-yogurt-2': 'el yogur',
    'olive-oil': 'el aceite',
    'dijon-mustard': 'la mostaza',
    'lemon-juice': 'el jugo de limón',
  },
  prep: { celery: 'en cubitos muy chicos' },
  steps: [
    'Bate {el greek-yogurt-2}, {el olive-oil}, {el horseradish}, {el dijon-mustard}, {el ketchup} y {el hot-sauce} picante, y prueba. Debe cosquillearte la nariz.',
    'Seca {el prawns-cooked} con papel de cocina, rocíalos con {el lemon-juice} y únelos con {el celery} y la rémoulade.',
    'Reparte en las hojas de {little-gem}, con el hueco hacia arriba, y cómelas como tacos.',
  ],
} as const satisfies SpanishRecipeWords
