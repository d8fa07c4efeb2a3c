import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const waldorfChickenSaladWordsEs = {
  title: 'Ensalada Waldorf de {chicken-breast-cooked} con {sunflower-seeds}',
  blurb:
    'La ensalada de hotel de Nueva York, con todo lo que truena: {apple}, {celery} y {grapes}, en un aderezo de {avocado}.',
  call: { 'dijon-mustard': 'la mostaza', 'romaine-lettuce': 'la lechuga', 'lemon-juice': 'el jugo de limón' },
  prep: {
    'chicken-breast-cooked': 'en tiras',
    apple: 'en bastoncitos, con cáscara',
    celery: 'en rebanadas delgadas, con sus hojas aparte',
    grapes: 'a la mitad',
    'romaine-lettuce': 'en trozos',
  },
  steps: [
    'En un tazón amplio, machaca {el avocado} con {el lemon-juice}, {el dijon-mustard}, {el salt} y {el water} hasta que el puré pueda cubrir una hoja.',
    'Revuelve ahí {el chicken-breast-cooked}, {el apple}, {el celery} y {el grapes} en cuanto los cortes, para que {el apple} se quede blanca.',
    'Cubre los platos con {el romaine-lettuce} y pon la ensalada al centro. Termina con las hojas de {celery} y {el sunflower-seeds}.',
  ],
  tip: 'Si la llevas al trabajo, guarda las semillas en un papelito para que sigan crujientes.',
} as const satisfies SpanishRecipeWords
