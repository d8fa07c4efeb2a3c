import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const avgolemonoChickenSoupWordsEs = {
  title: 'Avgolemono, sopa griega de {chicken-breast} y limón',
  blurb: 'Un plato amarillo que consuela: arroz, {chicken-breast} y un caldo espesado solo con {egg+} y limón.',
  call: {
    'basmati-rice': 'el arroz',
    'chicken-stock-unsalted': 'el caldo',
    'olive-oil': 'el aceite',
    'black-pepper': 'la pimienta',
    'lemon-juice': 'el jugo de limón',
  },
  prep: {
    'basmati-rice': 'enjuagado',
    carrot: 'en cubitos',
    celery: 'en cubitos',
    'chicken-breast': '{entera|enteras}',
    dill: 'picado',
  },
  steps: [
    'Pon {el chicken-stock-unsalted} en una olla amplia a fuego alto con {el carrot}, {el celery}, {el salt} y {el chicken-breast} en una pieza. Cuando empiece a burbujear, baja el fuego para que la superficie apenas se mueva.',
    'A los {time}, agrega {el basmati-rice}. Está listo cuando los granos están gordos y el pollo blanco hasta el centro. Revísalo en la parte más gruesa.',
    'Saca {el chicken-breast}, deshébralo con dos tenedores y quita la olla del fuego {time}. La sopa tiene que enfriarse un poco antes de que entren los huevos.',
    'Bate {el egg+} y {el lemon-juice} hasta que espumen. Sin dejar de batir, agrega en hilo dos cucharones de caldo caliente, que entibia {el egg+} despacio para que no se corten.',
    'Regresa la mezcla a la sopa y mueve a fuego mínimo hasta que cubra la cuchara como natilla ligera. Que no vuelva a burbujear.',
    'Regresa {el chicken-breast} y termina con {el olive-oil}, {el black-pepper} y {el dill}.',
  ],
  tip: 'Recalienta lo que sobre despacio y moviendo. Si hierve, {el egg+} se cortan.',
} as const satisfies SpanishRecipeWords
