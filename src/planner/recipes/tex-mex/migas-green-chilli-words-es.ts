import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const migasGreenChilliWordsEs = {
  title: 'Migas con chile verde y frijoles negros',
  blurb: {
    written:
      '{Egg+} revueltos con tiras de tortilla crujiente, chile suave, frijoles y un poco de queso, como en una fonda de Austin.',
    avocado:
      '{Egg+} revueltos con tiras de tortilla crujiente, chile suave, frijoles y {avocado}, como en una fonda de Austin.',
  },
  call: {
    'tinned-green-chillies': 'los chiles',
    'black-beans': 'los frijoles',
    'corn-tortilla': 'la tortilla',
    'rapeseed-oil': 'el aceite',
    'monterey-jack': 'el queso',
  },
  prep: {
    'corn-tortilla': 'en tiras cortas',
    'black-beans': 'enjuagados',
    'spring-onion': '{rebanada|rebanadas}',
    'monterey-jack': 'rallado grueso',
    avocado: 'en cubos',
  },
  steps: [
    'Echa las tiras de {corn-tortilla} en {el rapeseed-oil} bien caliente, en un sartén, y fríelas hasta que más o menos la mitad esté crujiente y lo demás correoso.',
    'Agrega {el black-beans}, {el tinned-green-chillies} y {el spring-onion}, y cocina solo hasta que {el black-beans} se abran aquí y allá.',
    'Rompe {el egg+} en una taza, revienta las yemas con un tenedor y viértelos entre las tiras. Dobla de la orilla al centro con vueltas grandes y lentas, hasta que casi cuajen.',
    {
      written:
        'Cuando {el egg+} todavía brillen, apaga el fuego y esparce encima {el monterey-jack}, para que se derrita.',
      avocado: 'Cuando {el egg+} todavía brillen, apaga el fuego y esparce encima {el avocado}.',
    },
    'Come de inmediato, con {el salsa}.',
  ],
} as const satisfies SpanishRecipeWords
