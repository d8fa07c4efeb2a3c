import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const microwaveCodTomatoesOlivesWordsEs = {
  title: 'Bacalao con tomates {y olives} en su jugo',
  blurb:
    'Un plato de taberna griega salido del microondas: el pescado se cuece sobre los tomates y hace su propia salsa.',
  call: { 'cherry-tomatoes': 'los tomates', 'olive-oil': 'el aceite', olives: 'las aceitunas' },
  prep: { 'sweet-potato': 'en cubos de {1 cm}', 'cherry-tomatoes': 'a la mitad', cod: 'en trozos grandes' },
  steps: [
    'Pon {el sweet-potato} en un refractario hondo con una cucharada de agua, tápalo con un plato y cocina {time} en el microondas, hasta que un tenedor entre con facilidad.',
    'Agrega {el cherry-tomatoes}, {el olives}, {el dried-oregano} y {1/2} {del olive-oil}.',
    'Acomoda encima {el cod}, sazona con {el salt}, tapa otra vez y cocina {time} en el microondas.',
    'Pasa los trozos del centro a la orilla y dale {time} más, tapado. Debe estar blanco hasta el centro y abrirse en lascas. Si no, dale otro minuto.',
    'Déjalo tapado {2 min} más, porque se sigue cociendo. Luego báñalo con los jugos y el resto {del olive-oil}.',
  ],
} as const satisfies SpanishRecipeWords
