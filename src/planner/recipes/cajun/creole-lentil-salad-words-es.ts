import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const creoleLentilSaladWordsEs = {
  title: 'Ensalada criolla de lentejas con aderezo rémoulade',
  blurb:
    'Lentejas, {celery} y pimientos asados en una salsa de mostaza, {horseradish} y pepinillos, con {avocado} para suavizarla.',
  call: {
    'lentils-tinned': 'las lentejas',
    'roasted-peppers': 'los pimientos',
    'dijon-mustard': 'la mostaza',
    'olive-oil': 'el aceite',
    'little-gem': 'la lechuga',
    'cajun-seasoning': 'el sazonador cajún',
  },
  prep: {
    cornichons: 'picados finamente',
    celery: 'en rebanadas delgadas',
    'roasted-peppers': 'en tiras',
    avocado: 'en cubos',
  },
  steps: [
    'Prepara primero la rémoulade: revuelve {el natural-yogurt}, {el dijon-mustard}, {el horseradish}, {el cornichons}, {el cajun-seasoning}, {el olive-oil} y {el salt} hasta que tenga un color rosado parejo.',
    'Enjuaga {el lentils-tinned} y sacúdelas muy bien en un colador, o la salsa se les resbalará. Mézclalas con {el celery}, {el roasted-peppers} y {3/4} de la rémoulade.',
    'Usa las hojas de {little-gem} como barquitas: rellénalas, ponles encima {el avocado} y báñalas con la salsa que apartaste.',
  ],
} as const satisfies SpanishRecipeWords
