import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const redLentilSoupWordsEs = {
  title: 'Sopa de lentejas rojas con {cumin} y limón',
  blurb:
    'Shorbat adas: dorada, aterciopelada y lista en {30 min}. El chorrito de limón al final es lo que la despierta.',
  call: { 'olive-oil': 'el aceite', 'red-lentils': 'las lentejas', 'lemon-juice': 'el jugo de limón' },
  prep: {
    onion: '{picada|picadas}',
    carrot: '{rallada gruesa|ralladas gruesas} o {picada chica|picadas chicas}',
    'red-lentils': 'enjuagadas',
    parsley: 'picado',
  },
  steps: [
    'Cocina {el onion} y {el carrot} en {el olive-oil}, en una olla, hasta que estén suaves y huelan dulce.',
    'Incorpora {el cumin}, {el turmeric} y {el tomato-puree} hasta que todo en la olla esté color óxido.',
    'Echa {el red-lentils} y cúbrelas con {el water}. Cuando hierva, quita la espuma gris que suba.',
    'Deja hervir suave con la tapa ladeada, hasta que {el red-lentils} se hayan deshecho y la cuchara no tope con nada.',
    'Bátela fuerte con una cuchara de madera o un batidor, hasta que esté cremosa. No hace falta ninguna máquina.',
    'Ponle {el salt}, agrega {el lemon-juice} y esparce {el parsley} en cada plato.',
  ],
  tip: 'En el refrigerador cuaja. Aflójala con {water} y ponle un chorrito nuevo de limón.',
} as const satisfies SpanishRecipeWords
