import type { SpanishRecipeWords } from '#planner/recipe.ts'
import { arrozConLechePorridgeWordsEs } from './arroz-con-leche-porridge-words-es.ts'
import { beanSaladSmokedTofuWordsEs } from './bean-salad-smoked-tofu-words-es.ts'
import { chickenAsparagusRomescoWordsEs } from './chicken-asparagus-romesco-words-es.ts'
import { chickpeaPotatoStewPaprikaWordsEs } from './chickpea-potato-stew-paprika-words-es.ts'
import { endiveAvocadoOrangeWordsEs } from './endive-avocado-orange-words-es.ts'
import { espinacasConGarbanzosWordsEs } from './espinacas-con-garbanzos-words-es.ts'
import { gambasAlAjilloWordsEs } from './gambas-al-ajillo-words-es.ts'
import { gazpachoPrawnsAvocadoWordsEs } from './gazpacho-prawns-avocado-words-es.ts'
import { huevosALaFlamencaWordsEs } from './huevos-a-la-flamenca-words-es.ts'
import { macedoniaWordsEs } from './macedonia-words-es.ts'
import { marmitakoWordsEs } from './marmitako-words-es.ts'
import { panConTomateBeansWordsEs } from './pan-con-tomate-beans-words-es.ts'
import { paprikaChickenTrayBakeWordsEs } from './paprika-chicken-tray-bake-words-es.ts'
import { patatasBravasWordsEs } from './patatas-bravas-words-es.ts'
import { pimentonPorkSweetPotatoWordsEs } from './pimenton-pork-sweet-potato-words-es.ts'
import { pimentonTurkeyBurgersWordsEs } from './pimenton-turkey-burgers-words-es.ts'
import { prawnWhiteBeanStewWordsEs } from './prawn-white-bean-stew-words-es.ts'
import { sardinesPeppersOrangeWordsEs } from './sardines-peppers-orange-words-es.ts'
import { sardinesSweetPotatoMashWordsEs } from './sardines-sweet-potato-mash-words-es.ts'
import { tortillaDePatatasWordsEs } from './tortilla-de-patatas-words-es.ts'
import { turkeyPicadilloCourgetteWordsEs } from './turkey-picadillo-courgette-words-es.ts'
import { vegetablePaellaWordsEs } from './vegetable-paella-words-es.ts'

/** The Spanish words of recipes, by their ids. */
export const spanishEs: Readonly<Record<string, SpanishRecipeWords>> = {
  'arroz-con-leche-porridge': arrozConLechePorridgeWordsEs,
  'bean-salad-smoked-tofu': beanSaladSmokedTofuWordsEs,
  'chicken-asparagus-romesco': chickenAsparagusRomescoWordsEs,
  'chickpea-potato-stew-paprika': chickpeaPotatoStewPaprikaWordsEs,
  'endive-avocado-orange': endiveAvocadoOrangeWordsEs,
  'espinacas-con-garbanzos': espinacasConGarbanzosWordsEs,
  'gambas-al-ajillo': gambasAlAjilloWordsEs,
  'gazpacho-prawns-avocado': gazpachoPrawnsAvocadoWordsEs,
  'huevos-a-la-flamenca': huevosALaFlamencaWordsEs,
  macedonia: macedoniaWordsEs,
  marmitako: marmitakoWordsEs,
  'pan-con-tomate-beans': panConTomateBeansWordsEs,
  'paprika-chicken-tray-bake': paprikaChickenTrayBakeWordsEs,
  'patatas-bravas': patatasBravasWordsEs,
  'pimenton-pork-sweet-potato': pimentonPorkSweetPotatoWordsEs,
  'pimenton-turkey-burgers': pimentonTurkeyBurgersWordsEs,
  'prawn-white-bean-stew': prawnWhiteBeanStewWordsEs,
  'sardines-peppers-orange': sardinesPeppersOrangeWordsEs,
  'sardines-sweet-potato-mash': sardinesSweetPotatoMashWordsEs,
  'tortilla-de-patatas': tortillaDePatatasWordsEs,
  'turkey-picadillo-courgette': turkeyPicadilloCourgetteWordsEs,
  'vegetable-paella': vegetablePaellaWordsEs,
}
