import type { Recipe } from '#planner/recipe.ts'
import { bionicoFruitCup } from './bionico-fruit-cup.ts'
import { blackBeanBurritoBowl } from './black-bean-burrito-bowl.ts'
import { blackBeanEnchiladaBake } from './black-bean-enchilada-bake.ts'
import { blackBeanMangoTostadas } from './black-bean-mango-tostadas.ts'
import { champurradoBreakfast } from './champurrado-breakfast.ts'
import { chickenJicamaOrangeSalad } from './chicken-jicama-orange-salad.ts'
import { chickenPozoleVerde } from './chicken-pozole-verde.ts'
import { chickenTingaSweetPotato } from './chicken-tinga-sweet-potato.ts'
import { crabCucumberTostadas } from './crab-cucumber-tostadas.ts'
import { enfrijoladasQuesoFresco } from './enfrijoladas-queso-fresco.ts'
import { esquitesCup } from './esquites-cup.ts'
import { fideoSeco } from './fideo-seco.ts'
import { guacamoleJicamaSticks } from './guacamole-jicama-sticks.ts'
import { huevosMexicana } from './huevos-mexicana.ts'
import { papayaLimeBoat } from './papaya-lime-boat.ts'
import { picadilloSweetPotato } from './picadillo-sweet-potato.ts'
import { plantainTurkeyHash } from './plantain-turkey-hash.ts'
import { porkSalsaVerdeCourgettes } from './pork-salsa-verde-courgettes.ts'
import { prawnMangoCeviche } from './prawn-mango-ceviche.ts'
import { snapperVeracruz } from './snapper-veracruz.ts'
import { sopaTarasca } from './sopa-tarasca.ts'
import { tofuChorizoTacos } from './tofu-chorizo-tacos.ts'

export const mexican: readonly Recipe[] = [
  bionicoFruitCup,
  blackBeanBurritoBowl,
  blackBeanEnchiladaBake,
  blackBeanMangoTostadas,
  champurradoBreakfast,
  chickenJicamaOrangeSalad,
  chickenPozoleVerde,
  chickenTingaSweetPotato,
  crabCucumberTostadas,
  enfrijoladasQuesoFresco,
  esquitesCup,
  fideoSeco,
  guacamoleJicamaSticks,
  huevosMexicana,
  papayaLimeBoat,
  picadilloSweetPotato,
  plantainTurkeyHash,
  porkSalsaVerdeCourgettes,
  prawnMangoCeviche,
  snapperVeracruz,
  sopaTarasca,
  tofuChorizoTacos,
]
