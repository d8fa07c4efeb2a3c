import type { SpanishRecipeWords } from '#planner/recipe.ts'

export const sobaSesameBroccoliWordsEs = {
  title: 'Soba fría con broccolini y aderezo de ajonjolí',
  blurb:
    'Fideos de trigo sarraceno enjuagados en frío, broccolini verde, tofu y un aderezo de ajonjolí molido. Para noches de calor.',
  call: { 'tenderstem-broccoli': 'el broccolini', 'soba-gf': 'los fideos', 'soft-tofu': 'el tofu' },
  prep: {
    'tenderstem-broccoli': 'cada uno en tres',
    'soft-tofu': 'en cubos de un bocado',
    carrot: 'en tiras, con pelador',
    'spring-onion': '{rebanada|rebanadas} en diagonal',
  },
  steps: [
    'Bate {el tahini}, {el soy-sauce}, {el rice-vinegar} y {el maple-syrup} con un poco de agua en un tazón grande hasta que el aderezo esté terso y claro como caramelo.',
    'Lleva una olla de {water} a un hervor fuerte, sin sal. Cuece ahí {el tenderstem-broccoli} {time}, hasta que las puntas estén brillantes y todavía crujientes. Sácalo y enfríalo bajo la llave.',
    'Echa {el soba-gf} a la misma agua. El trigo sarraceno puro hace espuma; ten a la mano un chorrito de {water} fría. Prueba un hilo pronto y seguido, y detente cuando esté tierno.',
    'Escurre {el soba-gf} y lávalos bajo la llave de agua fría, frotándolos entre las palmas hasta que {el water} salga clara. Es lo que evita que se peguen.',
    'Sacude {el water}, revuelve {el soba-gf}, {el tenderstem-broccoli} y {el carrot} con el aderezo, acomoda encima {el soft-tofu} y esparce {el spring-onion}.',
  ],
  tip: 'Los soba con trigo también sirven, si comes gluten. Se cuecen en unos {4 min}.',
} as const satisfies SpanishRecipeWords
