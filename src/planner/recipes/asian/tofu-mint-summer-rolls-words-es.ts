import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const tofuMintSummerRollsWordsEs = {
  title: 'Rollos frescos de verano con tofu y hierbas',
  blurb:
    'Frescos y transparentes, con todo lo que te gusta de una ensalada adentro, y una salsa de limón y ajonjolí para sopear.',
  prep: {
    'smoked-tofu': 'en bastones delgados',
    carrot: 'en bastoncitos',
    'little-gem': 'a la mitad a lo largo',
    mango: 'en tiras delgadas',
  },
  steps: [
    'Revuelve {el soy-sauce} con lo demás de la salsa hasta que esté tersa y caiga de la cuchara como listón. Unas gotas de agua ayudan.',
    'Pon los rellenos en fila frente a ti, y un plato hondo con agua tibia de la llave.',
    'Moja una hoja unos {5 s}, no más. Seguirá ablandándose en la tabla mientras pones unas hojas de {mint} y un poco de cada relleno cerca de la orilla de abajo.',
    'Dobla los lados y enrolla hacia afuera, apretado como bolsa de dormir. Sigue con los demás y pártelos a la mitad para que luzcan los colores.',
  ],
  tip: 'El primero siempre sale chueco. Guárdalos separados, porque se pegan.',
} as const satisfies SpanishRecipeWords
