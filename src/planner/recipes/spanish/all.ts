import type { Recipe } from '#planner/recipe.ts'
import { arrozConLechePorridge } from './arroz-con-leche-porridge.ts'
import { beanSaladSmokedTofu } from './bean-salad-smoked-tofu.ts'
import { chickenAsparagusRomesco } from './chicken-asparagus-romesco.ts'
import { chickpeaPotatoStewPaprika } from './chickpea-potato-stew-paprika.ts'
import { endiveAvocadoOrange } from './endive-avocado-orange.ts'
import { espinacasConGarbanzos } from './espinacas-con-garbanzos.ts'
import { fideuaPrawnsSquid } from './fideua-prawns-squid.ts'
import { gambasAlAjillo } from './gambas-al-ajillo.ts'
import { gazpachoPrawnsAvocado } from './gazpacho-prawns-avocado.ts'
import { huevosALaFlamenca } from './huevos-a-la-flamenca.ts'
import { macedonia } from './macedonia.ts'
import { marmitako } from './marmitako.ts'
import { panConTomateBeans } from './pan-con-tomate-beans.ts'
import { paprikaChickenTrayBake } from './paprika-chicken-tray-bake.ts'
import { patatasBravas } from './patatas-bravas.ts'
import { pimentonPorkSweetPotato } from './pimenton-pork-sweet-potato.ts'
import { pimentonTurkeyBurgers } from './pimenton-turkey-burgers.ts'
import { prawnWhiteBeanStew } from './prawn-white-bean-stew.ts'
import { sardinesPeppersOrange } from './sardines-peppers-orange.ts'
import { sardinesSweetPotatoMash } from './sardines-sweet-potato-mash.ts'
import { tortillaDePatatas } from './tortilla-de-patatas.ts'
import { turkeyPicadilloCourgette } from './turkey-picadillo-courgette.ts'
import { vegetablePaella } from './vegetable-paella.ts'

export const spanish: readonly Recipe[] = [
  arrozConLechePorridge,
  beanSaladSmokedTofu,
  chickenAsparagusRomesco,
  chickpeaPotatoStewPaprika,
  endiveAvocadoOrange,
  espinacasConGarbanzos,
  fideuaPrawnsSquid,
  gambasAlAjillo,
  gazpachoPrawnsAvocado,
  huevosALaFlamenca,
  macedonia,
  marmitako,
  panConTomateBeans,
  paprikaChickenTrayBake,
  patatasBravas,
  pimentonPorkSweetPotato,
  pimentonTurkeyBurgers,
  prawnWhiteBeanStew,
  sardinesPeppersOrange,
  sardinesSweetPotatoMash,
  tortillaDePatatas,
  turkeyPicadilloCourgette,
  vegetablePaella,
]
