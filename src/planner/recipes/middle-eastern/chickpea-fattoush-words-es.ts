import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickpeaFattoushWordsEs = {
  title: 'Fattoush de garbanzos con {tahini}',
  blurb: {
    written:
      'Una ensalada con pan tostado que es toda una comida: {chickpeas}, {cucumber}, {mint}, {sumac} ácido y aderezo de {tahini} con limón.',
    'gf-bread':
      'Una ensalada con {gf-bread} que es toda una comida: {chickpeas}, {cucumber}, {mint}, {sumac} ácido y aderezo de {tahini} con limón.',
  },
  call: { 'pitta-wholemeal': 'el pan pita', 'romaine-lettuce': 'la lechuga' },
  prep: { cucumber: 'en trozos', tomato: 'en gajos', 'romaine-lettuce': 'en trozos' },
  steps: [
    'Mete {el pitta-wholemeal} al tostador un poco más de lo normal, hasta que truene. Rómpelo en trozos.',
    'Bate {el tahini}, {el lemon-juice} y {el salt} en el fondo de tu tazón más grande. Primero se hace una pasta dura. Agrega {el water} a cucharadas hasta que esté clara y se pueda verter.',
    'Enjuaga {el chickpeas}, sécalos bien y revuélvelos con el aderezo.',
    'Agrega {el cucumber}, {el tomato+}, {el romaine-lettuce}, las hojas de {mint} y el pan, y mezcla todo con las manos. Termina con {el sumac} y come mientras truena.',
  ],
  tip: 'Si la llevas de almuerzo, el pan va aparte y el aderezo al fondo.',
} as const satisfies SpanishRecipeWords
