import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const pastaECeciWordsEs = {
  title: '{Pasta} e ceci, sopa romana de garbanzos',
  blurb: 'Tan espesa como te atrevas: {el chickpeas} aplastados la unen y los enteros alimentan.',
  call: { 'gf-pasta': 'la pasta sin gluten', 'olive-oil': 'el aceite' },
  prep: {
    onion: '{picada|picadas}',
    carrot: 'en cubitos',
    celery: 'en cubitos',
    chickpeas: 'escurridos',
    pasta: 'de figuras chicas',
    'gf-pasta': 'de figuras chicas',
  },
  steps: [
    'Cocina {el onion}, {el carrot}, {el celery} y {el salt} en {el olive-oil}, en una cacerola. Mueve de vez en cuando, hasta que {el carrot} empiece a ablandarse.',
    'Incorpora {el tomato-puree} y {el dried-thyme} hasta que las verduras estén color ladrillo.',
    'Aplasta con un tenedor una tercera parte {del chickpeas}, agrégalos todos con {el water} y deja hervir suave hasta que el caldo se vea turbio y espeso.',
    'Echa {el pasta} y mueve desde el fondo más o menos cada minuto, hasta que esté suave hasta el centro y la sopa haya espesado.',
    'Quítala del fuego y déjala reposar al menos {time}, hasta que haya espesado y se haya enfriado un poco.',
  ],
  tip: 'En el refrigerador cuaja como budín. Aflójala con agua caliente y prueba la sal otra vez.',
} as const satisfies SpanishRecipeWords
