import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const virginiaPeanutSoupWordsEs = {
  title: 'Sopa de cacahuate de Virginia con lentejas rojas',
  blurb: 'La sopa aterciopelada de las posadas de la costa, espesada con lentejas y {sweet-potato}.',
  call: {
    'red-lentils': 'las lentejas',
    'olive-oil': 'el aceite',
    'vegetable-stock': 'el caldo',
    'lime-juice': 'el jugo de limón',
    cayenne: 'la cayena',
  },
  prep: {
    leek: '{rebanado|rebanados}',
    celery: '{rebanado|rebanados}',
    'sweet-potato': 'en cubitos',
    chives: 'picado con tijeras',
  },
  steps: [
    'Cocina {el leek} y {el celery} en {el olive-oil}, en una olla, moviendo, hasta que {el leek} esté suave. Agrega {el cayenne} y hazte para atrás por el humo.',
    'Enjuaga {el red-lentils} y agrégalas con {el sweet-potato}, {el vegetable-stock} y {el salt}. Quita la espuma que sube primero, tapa a medias y hierve suave. Está lista cuando las lentejas se deshicieron.',
    'Cuando {el red-lentils} hayan perdido su forma, agrega {el peanut-butter} y muele todo con una batidora de inmersión hasta que caiga como crema líquida.',
    'Caliéntala despacio {1 min}, porque ahora se pega fácil, y detente cuando suba el primer hilo de vapor. Agrega {el lime-juice} y {el chives}.',
  ],
  tip: 'En el refrigerador se espesa. Aflójala con un poco de agua al calentarla.',
} as const satisfies SpanishRecipeWords
