import { lazyPage } from '#web/device/page-chunk.tsx'
import { addFoodWords } from './add-food-words.ts'
import { NumberForm } from './number-form.tsx'
import type { WayIn } from './way-in.ts'

/** The ways to add food, in the order in which they are offered. */
export const allWaysIn: readonly WayIn[] = [
  {
    name: 'photo',
    title: addFoodWords.photo,
    isOffered: ({ readsPhotos }) => readsPhotos,
    Panel: lazyPage(async () => (await import('./photo/photo-way.tsx')).PhotoWay, 'photo').Page,
  },
  {
    name: 'barcode',
    title: addFoodWords.barcode.open,
    Panel: lazyPage(async () => (await import('./barcode-way.tsx')).BarcodeWay, 'barcode').Page,
  },
  {
    name: 'label',
    title: addFoodWords.label,
    Panel: lazyPage(async () => (await import('./label-way.tsx')).LabelWay, 'label').Page,
  },
  {
    name: 'own-dish',
    title: addFoodWords.ownDish,
    Panel: lazyPage(async () => (await import('./own-dish/own-dish-way.tsx')).OwnDishWay, 'own-dish').Page,
  },
  { name: 'number', title: addFoodWords.number.open, Panel: NumberForm },
]
