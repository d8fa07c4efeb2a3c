import type { Recipe } from '#planner/recipe.ts'
import { balsamicStrawberries } from './balsamic-strawberries.ts'
import { beefLasagne } from './beef-lasagne.ts'
import { beefTagliata } from './beef-tagliata.ts'
import { bologneseCourgetteRibbons } from './bolognese-courgette-ribbons.ts'
import { broccoliRicottaPasta } from './broccoli-ricotta-pasta.ts'
import { cabbageBeanMinestrone } from './cabbage-bean-minestrone.ts'
import { cannelliniArtichokeSalad } from './cannellini-artichoke-salad.ts'
import { chickenCacciatora } from './chicken-cacciatora.ts'
import { chickenRadicchioGrapes } from './chicken-radicchio-grapes.ts'
import { courgetteCarpaccio } from './courgette-carpaccio.ts'
import { eggsInPurgatory } from './eggs-in-purgatory.ts'
import { farinataFennelSalad } from './farinata-fennel-salad.ts'
import { fennelPorkPatties } from './fennel-pork-patties.ts'
import { lentilMushroomSpaghetti } from './lentil-mushroom-spaghetti.ts'
import { ligurianSeaBass } from './ligurian-sea-bass.ts'
import { mushroomPeaRisotto } from './mushroom-pea-risotto.ts'
import { pastaConLeSarde } from './pasta-con-le-sarde.ts'
import { pastaECeci } from './pasta-e-ceci.ts'
import { pizzaMargherita } from './pizza-margherita.ts'
import { prawnCourgetteSpaghetti } from './prawn-courgette-spaghetti.ts'
import { quickCaponata } from './quick-caponata.ts'
import { redLentilPuttanesca } from './red-lentil-puttanesca.ts'
import { ricottaFigToast } from './ricotta-fig-toast.ts'
import { spaghettiBolognese } from './spaghetti-bolognese.ts'
import { spaghettiCarbonara } from './spaghetti-carbonara.ts'
import { tiramisuOats } from './tiramisu-oats.ts'
import { tunaCourgetteRibbonsOlives } from './tuna-courgette-ribbons-olives.ts'
import { tunaFennelOrange } from './tuna-fennel-orange.ts'
import { tunaStuffedTomatoes } from './tuna-stuffed-tomatoes.ts'
import { tunaTomatoSpaghetti } from './tuna-tomato-spaghetti.ts'
import { turkeyPolpettePolenta } from './turkey-polpette-polenta.ts'
import { whiteBeanArrabbiata } from './white-bean-arrabbiata.ts'
import { whiteBeanBruschetta } from './white-bean-bruschetta.ts'

export const italian: readonly Recipe[] = [
  balsamicStrawberries,
  beefLasagne,
  beefTagliata,
  bologneseCourgetteRibbons,
  broccoliRicottaPasta,
  cabbageBeanMinestrone,
  cannelliniArtichokeSalad,
  chickenCacciatora,
  chickenRadicchioGrapes,
  courgetteCarpaccio,
  eggsInPurgatory,
  farinataFennelSalad,
  fennelPorkPatties,
  lentilMushroomSpaghetti,
  ligurianSeaBass,
  mushroomPeaRisotto,
  pastaConLeSarde,
  pastaECeci,
  pizzaMargherita,
  prawnCourgetteSpaghetti,
  quickCaponata,
  redLentilPuttanesca,
  ricottaFigToast,
  spaghettiBolognese,
  spaghettiCarbonara,
  tiramisuOats,
  tunaCourgetteRibbonsOlives,
  tunaFennelOrange,
  tunaStuffedTomatoes,
  tunaTomatoSpaghetti,
  turkeyPolpettePolenta,
  whiteBeanArrabbiata,
  whiteBeanBruschetta,
]
