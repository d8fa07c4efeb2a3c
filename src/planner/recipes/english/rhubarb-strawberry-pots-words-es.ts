import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const rhubarbStrawberryPotsWordsEs = {
  title: 'Copitas de {rhubarb} y fresa con coco',
  blurb: 'Rosadas, ácidas y almibaradas, listas en minutos en el microondas, con hojuelas de coco que truenan.',
  call: { 'coconut-chips': 'el coco' },
  prep: { rhubarb: 'en bastones cortos', strawberries: 'en cuartos' },
  steps: [
    'Calienta {el rhubarb}, {el maple-syrup} y {el orange-zest} en el microondas, tapados con un plato, unos {time}. Los bastones deben doblarse, pero no deshacerse en hilos.',
    'Revuelve {el strawberries} con el almíbar caliente; les saca el color.',
    'Reparte en las copas. Come el postre tibio, o enfríalo hasta la hora de servir y ponle {el coconut-chips} al final.',
  ],
} as const satisfies SpanishRecipeWords
