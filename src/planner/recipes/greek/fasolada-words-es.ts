import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const fasoladaWordsEs = {
  title: 'Fasolada, sopa griega de frijoles blancos',
  blurb:
    'La sopa con la que creció Grecia: frijoles blancos suaves, {carrot} y {celery} en un caldo sedoso de aceite de oliva.',
  call: {
    'cannellini-beans': 'los frijoles',
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'bay-leaf': 'el laurel',
    'black-pepper': 'la pimienta',
    'lemon-juice': 'el jugo de limón',
  },
  prep: {
    onion: '{picada|picadas}',
    carrot: 'en rodajas delgadas',
    celery: '{rebanado|rebanados}, con sus hojas aparte',
  },
  steps: [
    'Empieza con {el onion}, {el carrot} y {el celery} en una olla con {1/2} {del olive-oil}. Mantén la tapa y sacude la olla de vez en cuando, hasta que estén suaves sin dorarse.',
    'Extiende {el tomato-puree} en el fondo caliente de la olla y cuenta hasta sesenta, hasta que se haya oscurecido.',
    'Machaca {1/4} {del cannellini-beans} con un tenedor hasta tener una pasta rústica. Esto espesará el caldo.',
    'Agrega la pasta y {el cannellini-beans} enteros, {el tinned-tomatoes}, {el bay-leaf}, {el water}, {el salt} y {el black-pepper}, y hierve suave con la tapa entreabierta hasta que una rodaja de {carrot} ceda bajo la cuchara.',
    'Saca {el bay-leaf}. Incorpora {el olive-oil} crudo que guardaste y {el lemon-juice}. La sopa brilla de inmediato.',
    'Sirve en platos hondos y esparce las hojas de {celery} en trocitos.',
  ],
  tip: 'Al segundo día está más espesa. Aflójala con un chorrito de {water} al calentarla.',
} as const satisfies SpanishRecipeWords
