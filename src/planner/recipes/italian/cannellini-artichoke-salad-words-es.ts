import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const cannelliniArtichokeSaladWordsEs = {
  title: 'Ensalada de frijoles blancos, alcachofa y pimiento asado',
  blurb:
    'Una mesa de antipasto en un tazón: frijoles suaves, alcachofas, pimientos dulces y un aderezo de alcaparras con carácter.',
  call: {
    'black-pepper': 'la pimienta',
    'cannellini-beans': 'los frijoles',
    'red-wine-vinegar': 'el vinagre',
    'olive-oil': 'el aceite',
    'cherry-tomatoes': 'los tomates',
    'artichoke-hearts': 'las alcachofas',
    'roasted-peppers': 'los pimientos',
  },
  prep: {
    capers: 'picadas',
    'artichoke-hearts': 'en cuartos',
    'roasted-peppers': 'en tiras',
    'cherry-tomatoes': 'a la mitad',
    parsley: 'picado grueso',
  },
  steps: [
    'Revuelve {el capers} con {el lemon-zest}, {el red-wine-vinegar}, {el salt} y {el black-pepper}. Vierte {el olive-oil} en hilo mientras bates, y espera {1 min} a que {el salt} se disuelva.',
    'Lava {el cannellini-beans} con agua fría hasta que no quede espuma y sacúdelos lo más que puedas.',
    'Aprieta un poco los cuartos de {artichoke-hearts} entre las palmas, porque la salmuera aguaría el aderezo. Sepáralos en hojas en la ensaladera con las tiras {del roasted-peppers} y {el cherry-tomatoes}.',
    'Agrega {el cannellini-beans} y {el parsley}, revuelve todo con el aderezo y aplasta unos cuantos {cannellini-beans} con la cuchara para unir lo demás.',
    'Extiende {el rocket} en los platos y amontona la ensalada al centro.',
  ],
  tip: 'Sabe más redonda después de {60 min}. Guarda {el rocket} aparte hasta la hora de comer.',
} as const satisfies SpanishRecipeWords
