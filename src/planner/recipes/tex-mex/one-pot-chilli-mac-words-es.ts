import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const onePotChilliMacWordsEs = {
  title: 'Chili mac en una sola olla con frijoles pintos',
  blurb:
    'Chili ahumado de tomate y pasta de lenteja roja cocidos en la misma olla, con jalapeños en escabeche que lo despiertan.',
  call: {
    'pinto-beans': 'los frijoles',
    'lentil-pasta': 'la pasta de lenteja',
    'pickled-jalapenos': 'los jalapeños',
    'green-pepper': 'el pimiento',
    'olive-oil': 'el aceite',
    'tinned-tomatoes': 'los tomates',
    'chilli-powder': 'el chile en polvo',
  },
  prep: {
    onion: '{picada|picadas}',
    'green-pepper': '{picado|picados}',
    garlic: '{rebanado|rebanados}',
    'pickled-jalapenos': 'picados',
    'spring-onion': 'en aritos',
  },
  steps: [
    'Cocina {el onion} y {el green-pepper} en {el olive-oil}, en tu olla más grande, hasta que estén suaves y huelan dulce.',
    'Agrega {el garlic}, {el chilli-powder} y {el cumin}, y mueve durante {1} minuto, hasta que se vea color óxido y huela fuerte.',
    'Agrega {el tinned-tomatoes}, {el water} y {el salt}, y llévalo a un hervor fuerte. Está listo cuando las burbujas llegan al centro.',
    'Echa la pasta y {el pinto-beans} escurridos. Deja que burbujee y mueve hasta las esquinas más o menos cada minuto, porque {el lentil-pasta} se pega al fondo. Está listo cuando los tubos están tiernos y la salsa se les pega.',
    'Prueba uno. En cuanto esté tierno hasta el centro, apaga el fuego. La salsa se ve suelta, pero al reposar espesa.',
    'Esparce {el pickled-jalapenos} y {el spring-onion} en cada plato.',
  ],
  tip: 'La pasta de lenteja sigue bebiendo toda la noche. Afloja lo que sobre con un chorrito de {water} caliente.',
} as const satisfies SpanishRecipeWords
