import { routes } from '#domain/api/routes.ts'
import { todayInUtc } from '#tests/e2e/personas/record-of.ts'
import type { Gate } from './gate.ts'
import { arrives, type Person } from './person.ts'

const PLAN = '/v3/plan'
const pages = [
  ['', 'today'],
  ['/week', 'week'],
  ['/list', 'list'],
  ['/weight', 'weight'],
  ['/settings', 'settings'],
] as const

/** Waits for a page of the plan with its data. */
async function shows(person: Person, name: string): Promise<void> {
  await arrives(person, `plan-${name}`)
  await person.until(`!document.querySelector('main').textContent.includes('your plan is on its way')`)
}

/** Opens the plan from the page after the payment, then each page of its tab bar, a meal, and its steps. */
export async function opensEveryPage(person: Person, url: string): Promise<void> {
  await person.taps('[data-action=open-plan]')
  await shows(person, 'today')
  for (const [path, name] of pages) {
    await person.go(`${url}${PLAN}${path}`)
    await shows(person, name)
  }
  await person.go(`${url}${PLAN}/week/1/day/1/meal/3`)
  await shows(person, 'meal')
  await person.taps('a[href$="/cook"]')
  await arrives(person, 'plan-cook')
}

/** Ticks a line of the list without a network, after a reload without one, and has the tick at the server later. */
export async function shopsOffline(person: Person, url: string, gate: Gate): Promise<void> {
  await person.go(`${url}${PLAN}`)
  await shows(person, 'today')
  await person.until('navigator.serviceWorker.controller')
  const address = routes.memberList.replace(':week', '1')
  await person.until(`caches.match('${address}').then((reply) => reply !== undefined)`)
  gate.shut()
  await person.go(`${url}${PLAN}/week`)
  await shows(person, 'week')
  await person.go(`${url}${PLAN}/list`)
  await shows(person, 'list')
  await person.taps('main label:has(input[type=checkbox])')
  await person.sees('main input[type=checkbox]:checked')
  gate.open()
  await person.go(`${url}${PLAN}/list`)
  const ticked = `fetch('${address}?today=${todayInUtc()}').then((reply) => reply.text()).then((text) => text.includes('"ticked":true'))`
  await person.until(ticked)
}

const way = '[data-way=barcode]'

export type Pack = {
  /** Paths of the pictures. */
  readonly barcode: string
  readonly label: string
  /** kcal in 100 g, as printed. */
  readonly energy: number
}

/** Photographs a barcode and the label of the pack, with the plan's worker in control: both are read on the device. */
export async function readsPack(person: Person, url: string, { barcode, label, energy }: Pack): Promise<void> {
  await person.go(`${url}${PLAN}`)
  await person.until('navigator.serviceWorker.controller')
  await person.go(`${url}${PLAN}/day/${todayInUtc()}/add`)
  await shows(person, 'addFood')
  await person.taps(`${way} summary`)
  await person.sees(`${way} input[name=picture]`)
  await person.attach(`${way} input[name=picture]`, barcode)
  await person.writes(`${way} input[name=name]`, 'Oat bar')
  await person.taps(`${way} [data-action=read-label]`)
  await person.sees(`${way} input[name=label]`)
  await person.attach(`${way} input[name=label]`, label)
  await person.until(`document.querySelector('${way} input[name=energy]')?.value === '${energy}'`)
}
