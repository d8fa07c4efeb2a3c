import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const crayfishSweetPotatoWordsEs = {
  title: 'Langostinos en {sweet-potato} con ensalada de {celery}',
  blurb: 'Un {sweet-potato} abierto y humeante, lleno de langostinos con pimienta, y al lado algo fresco que truena.',
  call: { 'olive-oil': 'el aceite', 'lemon-juice': 'el jugo de limón', crayfish: 'los langostinos' },
  prep: { celery: '{rebanado|rebanados}', 'green-pepper': 'en tiras finas', avocado: 'en cubos', parsley: 'picado' },
  steps: [
    'Pica {el sweet-potato+} por todos lados y cocínalos {time} en el microondas. Un palillo debe entrar sin esfuerzo.',
    'Mientras tanto, unta {el crayfish} con {el cajun-seasoning} y {1/3} {del olive-oil} y {del lemon-juice}.',
    'Adereza {el celery}, {el green-pepper} y {el parsley} con los otros dos tercios.',
    'Abre los camotes, aprieta por los extremos para que revienten y llénalos con {el avocado} y los langostinos.',
  ],
  tip: 'Donde no se consiguen langostinos, los camarones cocidos toman su lugar.',
} as const satisfies SpanishRecipeWords
