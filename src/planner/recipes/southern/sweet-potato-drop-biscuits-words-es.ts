import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sweetPotatoDropBiscuitsWordsEs = {
  title: 'Bisquets rústicos de {sweet-potato} con {greek-yogurt-2} y {honey}',
  blurb:
    'Sin rodillo ni cortador: bisquets suaves y anaranjados que caen de la cuchara, tibios con {greek-yogurt-2} y {honey}.',
  call: {
    'greek-yogurt-2': 'el yogur',
    'self-raising-flour': 'la harina',
    'gf-self-raising-flour': 'la harina sin gluten',
  },
  prep: { butter: 'fría, en cubitos', 'coconut-oil': 'frío y duro' },
  steps: [
    'Pica {el sweet-potato} unas cuantas veces y cocínalo en el microondas hasta que esté suave al apretarlo. Pélalo, machácalo y extiende el puré en un plato para que se enfríe.',
    'Calienta el horno a {oven}. Frota {el butter} con {el self-raising-flour}, {el baking-powder} y {el salt}, dejando trocitos del tamaño de una hojuela de avena.',
    [
      {
        written: 'Incorpora el puré y {el buttermilk} {al self-raising-flour}, cortando con un cuchillo de mesa.',
        'gf-self-raising-flour': 'Incorpora el puré y {el buttermilk} a la harina, cortando con un cuchillo de mesa.',
      },
      'La masa debe quedar rústica y pegajosa.',
    ],
    'Deja caer montoncitos, dos por porción, en una charola con papel y hornea hasta que las puntas estén doradas y suenen huecos al golpearlos por abajo.',
    'Ábrelos mientras humean. Sírvelos con {el greek-yogurt-2} y un hilo de {honey}.',
  ],
} as const satisfies SpanishRecipeWords
