import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const chickenRillettesCeleryWordsEs = {
  title: 'Rillettes de {chicken-breast-cooked} con {celery} y {radish+}',
  blurb:
    'Versión ligera del clásico francés: {chicken-breast-cooked} deshebrado, mostaza, {fresh-tarragon} y {cornichons}, con verduras frías.',
  call: { 'dijon-mustard': 'la mostaza', 'olive-oil': 'el aceite', 'black-pepper': 'la pimienta' },
  prep: {
    shallot: '{picado|picados} muy fino',
    cornichons: 'en cubitos',
    'fresh-tarragon': 'picado',
    celery: 'en trozos del largo de un dedo',
    radish: 'con un poco de su verde',
  },
  steps: [
    'Deshebra {el chicken-breast-cooked} con dos tenedores que jalen en sentido contrario, hasta que parezca lana gruesa.',
    'Trabaja {el shallot}, {el dijon-mustard}, {el olive-oil} y {el lemon-juice} con una cuchara de madera hasta que el pollo los absorba y se pueda untar.',
    'Incorpora {el cornichons}, {el fresh-tarragon} y {el black-pepper}, y apriétalo en un tazoncito. Ponlo en {el celery} con una cuchara y come {el radish+} al lado.',
  ],
} as const satisfies SpanishRecipeWords
