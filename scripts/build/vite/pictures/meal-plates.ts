type Plate = { readonly x: number; readonly y: number; readonly food: keyof typeof foods }

/** The food on a plate of radius 1, seen from above. */
const foods = {
  salad:
    '<circle cx="-.16" cy=".02" r=".42" fill="#4fae57"/><circle cx=".2" cy="-.12" r=".36" fill="#7fd07f"/><circle cx=".12" cy=".24" r=".2" fill="#f0604f"/>',
  egg: '<path d="M-.5-.06C-.5-.4-.2-.5.06-.46.4-.42.54-.16.48.12.42.42.14.5-.12.48-.4.46-.5.2-.5-.06Z" fill="#fff"/><circle cx="0" cy="0" r=".24" fill="#ffbf3c"/>',
  soup: '<circle r=".5" fill="#f28a3f"/><circle cx="-.12" cy="-.14" r=".12" fill="#ffc27a"/><circle cx=".2" cy=".14" r=".09" fill="#5cb85f"/>',
  berries:
    '<circle cx="-.2" cy=".1" r=".24" fill="#5e66d6"/><circle cx=".2" cy=".14" r=".24" fill="#e5486a"/><circle cx="0" cy="-.22" r=".24" fill="#8188ee"/>',
  fish: '<path d="M-.52.02C-.3-.34.14-.36.34-.06L.56-.26V.3L.34.1C.14.36-.3.36-.52.02Z" fill="#f58d78"/><path d="M-.2-.16q.12.16 0 .34M.02-.18q.12.18 0 .38" fill="none" stroke="#ffc3b3" stroke-width=".07"/>',
} as const

const tables = {
  2: {
    radius: 7.6,
    plates: [
      { x: 9.2, y: 9.6, food: 'egg' },
      { x: 22.8, y: 22.4, food: 'salad' },
    ],
  },
  3: {
    radius: 7.2,
    plates: [
      { x: 16, y: 8.6, food: 'egg' },
      { x: 8.2, y: 22.6, food: 'salad' },
      { x: 23.8, y: 22.6, food: 'soup' },
    ],
  },
  4: {
    radius: 6.9,
    plates: [
      { x: 8.2, y: 8.4, food: 'egg' },
      { x: 23.8, y: 8.4, food: 'berries' },
      { x: 8.2, y: 23.8, food: 'salad' },
      { x: 23.8, y: 23.8, food: 'fish' },
    ],
  },
  5: {
    radius: 5.9,
    plates: [
      { x: 7.2, y: 7.2, food: 'egg' },
      { x: 24.8, y: 7.2, food: 'berries' },
      { x: 16, y: 16, food: 'soup' },
      { x: 7.2, y: 24.8, food: 'salad' },
      { x: 24.8, y: 24.8, food: 'fish' },
    ],
  },
} as const satisfies Record<number, { radius: number; plates: readonly Plate[] }>

export type MealCount = keyof typeof tables

const plate =
  '<circle r="1" fill="url(#rim)"/><circle r=".74" fill="url(#well)"/><path d="M-.83-.3A.88.88 0 0 1-.3-.83" fill="none" stroke="#fff" stroke-width=".1" stroke-linecap="round"/>'

/** A day's meals as plates seen from above, arranged like the pips of a die, as an SVG file. */
export function mealPlates(count: MealCount): string {
  const { radius, plates } = tables[count]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><defs>',
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#efe9f7"/><stop offset="1" stop-color="#b9abcf"/></linearGradient>',
    '<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#cfc3e0"/><stop offset="1" stop-color="#eee8f6"/></linearGradient>',
    '</defs>',
    ...plates.map(({ x, y, food }) => `<g transform="translate(${x} ${y})scale(${radius})">${plate}${foods[food]}</g>`),
    '</svg>',
  ].join('')
}
