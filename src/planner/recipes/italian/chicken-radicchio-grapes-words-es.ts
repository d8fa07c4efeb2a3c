import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenRadicchioGrapesWordsEs = {
  title: '{Chicken-breast-cooked} agridulce con {radicchio} y {grapes}',
  blurb:
    'Hojas amargas, {grapes} dulces y balsámico: el agridulce del norte de Italia, con {chicken-breast-cooked} tierno ya cocido y sin estufa.',
  call: {
    'red-onion': 'la cebolla',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    'sunflower-seeds': 'las semillas',
    'balsamic-vinegar': 'el vinagre balsámico',
  },
  prep: {
    'red-onion': 'en rebanadas finísimas',
    grapes: 'a la mitad',
    celery: '{rebanado|rebanados} en diagonal, con sus hojas aparte',
    'chicken-breast-cooked': 'deshebrada en tiras largas',
  },
  steps: [
    'Deja que {el raisins} y {el red-onion} se remojen en {el balsamic-vinegar} con {el salt}; se inflan y se ponen rosadas.',
    'Parte {el radicchio} en cuartos por la raíz, quita el centro blanco y rebánalo no más ancho que una agujeta.',
    'Bate {el olive-oil} y {el black-pepper} con el balsámico, y revuelve ahí {el chicken-breast-cooked} hasta que cada hebra brille.',
    'Agrega {el celery}, {el grapes} y {el radicchio}. Mezcla con los dedos, levantando desde abajo, para que nada se lastime.',
    'Esparce {el sunflower-seeds} y las hojas pálidas {del celery}.',
  ],
  tip: '¿Te parece muy amargo {el radicchio}? {10 Min} en agua con hielo lo hacen más suave y crujiente.',
} as const satisfies SpanishRecipeWords
