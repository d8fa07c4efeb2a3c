import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const lightPimentoCheeseWordsEs = {
  title: 'Queso pimento ligero con {celery}',
  blurb:
    'El untable de los días de campo, más ligero: {cheddar}, pimientos rojos asados y {quark}, para comer con {celery}.',
  call: { 'roasted-peppers': 'los pimientos', cayenne: 'la cayena' },
  prep: { cheddar: 'rallado fino', 'roasted-peppers': 'picados', celery: 'en trozos cortos' },
  steps: [
    'Seca {el roasted-peppers} con papel de cocina. Si están mojados, el untable queda aguado.',
    'Bate con un tenedor {el quark}, {el cheddar}, {el mayonnaise-light}, {el paprika} y {el cayenne}; detente cuando siga rústico e incorpora {el roasted-peppers}.',
    'Enfríalo mientras cortas {el celery}, y ve llenando cada trozo al comer.',
  ],
} as const satisfies SpanishRecipeWords
