import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const painPerduStrawberriesWordsEs = {
  title: 'Pain perdu con {strawberries}',
  blurb: {
    written:
      'Pan perdido, dicen en Luisiana: {baguette} de ayer, salvada por {egg+} y {milk-semi}, bajo un montón de {strawberries}.',
    'gf-bread':
      'Lo que hacen en Luisiana con el pan de ayer: {gf-bread}, salvado por {egg+} y {milk-semi}, bajo un montón de {strawberries}.',
  },
  call: { 'olive-oil': 'el aceite', 'vanilla-extract': 'la vainilla' },
  prep: { strawberries: 'rebanadas' },
  steps: [
    'Revuelve {el strawberries} con {el maple-syrup} y deja que suelten jugo mientras haces lo demás.',
    [
      'Bate {el egg+}, {el milk-semi}, {el vanilla-extract} y {el nutmeg} en un refractario bajo.',
      {
        written: 'Remoja ahí el pan {time} de un lado y dos del otro, hasta que pese como una esponja mojada.',
        'gf-bread': 'Remoja ahí {el gf-bread} {side} por lado, hasta que pese pero siga entero.',
      },
    ],
    [
      {
        written: 'Derrite {1/2} {del butter} en un sartén hasta que chisporrotee.',
        'olive-oil': 'Calienta {1/2} del aceite de oliva en un sartén hasta que brille.',
      },
      'Fríe las rebanadas despacio en dos tandas, con el resto {del butter} en la segunda, hasta que estén doradas e infladas.',
    ],
    'Sirve encima las fresas y su almíbar rosado.',
  ],
} as const satisfies SpanishRecipeWords
