import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sopapillaCinnamonCrispsWordsEs = {
  title: 'Crujientes de sopapilla con {mango}',
  blurb: 'Triángulos de {flour-tortilla} horneados hasta que crujen, barnizados con {butter}, {cinnamon} y {honey}.',
  call: { 'flour-tortilla': 'la tortilla, las tortillas' },
  prep: { butter: 'derretida', 'coconut-oil': 'derretido', mango: 'en cubitos' },
  steps: [
    'Calienta el horno a {oven}. Barniza los dos lados {del flour-tortilla+} con {el butter}, espolvoréalas con {el cinnamon} y corta cada una en ocho triángulos.',
    'Hornéalas extendidas en una charola. Revísalas a los {time}. Están listas cuando se enroscan y toman un café claro; al enfriarse se endurecen.',
    'Báñalas con {el honey} mientras están calientes y úsalas para sacar {el mango}.',
  ],
  tip: 'Sin la fruta siguen crujientes dos días en una lata cerrada.',
} as const satisfies SpanishRecipeWords
