import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#planner/seeded-random.ts'
import { bitmapFile } from '#tests/barcodes/bitmap-file.ts'
import { launch } from '#tests/e2e/browser.ts'
import { CONSOLE_TOKEN } from '#tests/e2e/console/operator.ts'
import { newAddress } from '#tests/e2e/new-address.ts'
import { ada } from '#tests/e2e/personas/women.ts'
import { serveApp } from '#tests/e2e/served-app.ts'
import { enginesHere } from '#tests/engines/engines.ts'
import { openGate } from '#tests/engines/gate.ts'
import { opensEveryPage, type Pack, readsPack, shopsOffline } from '#tests/engines/member.ts'
import { looksThroughConsole } from '#tests/engines/operator.ts'
import { personAt } from '#tests/engines/person.ts'
import { pay, walkToPay } from '#tests/engines/walk-and-pay.ts'
import { randomCamera } from '#tests/labels/cameras.ts'
import { drawLabel } from '#tests/labels/draw-label.ts'
import { randomLabel } from '#tests/labels/random-label.ts'
import { barcodeExamples } from '#web/member/barcode/reading/barcode-set.fixture.ts'
import { findChromium } from '../../../scripts/bootstrap/find-chromium.mjs'
import { countProven } from '../proven.ts'

const SEED = 'pack-of-engines'
const chromium = await findChromium()
let folder = ''
let pack: Pack

/** The pictures of a pack, drawn once for all engines. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forkcast-engines-'))
  const browser = await launch()
  const label = randomLabel('eu-en', SEED)
  const { jpeg } = await drawLabel(await browser.newPage(), label.layout, randomCamera('flat', seededRandom(SEED)))
  await browser.close()
  const flat = barcodeExamples.find(({ kind }) => kind === 'flat') ?? expect.fail()
  pack = {
    barcode: join(folder, 'barcode.bmp'),
    label: join(folder, 'label.jpg'),
    energy: Number(label.truth.energy),
  }
  await writeFile(pack.barcode, bitmapFile(flat.image()))
  await writeFile(pack.label, jpeg)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.for(enginesHere(chromium))(
  'in $name a visitor pays, lives with the plan, and an operator looks on',
  async ({ name, start }, { skip, task }) => {
    if (start === null) return skip(`This machine has no ${name}.`)
    let port = 0
    const gate = await openGate(() => port)
    const app = await serveApp({ PUBLIC_URL: gate.url, CONSOLE_TOKEN })
    port = Number(new URL(app.url).port)
    const driver = await start()
    const person = personAt(driver)
    try {
      await walkToPay(person, gate.url, { ...ada, email: newAddress(`engine-${name.toLowerCase()}`) })
      await pay(person)
      await opensEveryPage(person, gate.url)
      await readsPack(person, gate.url, pack)
      await shopsOffline(person, gate.url, gate)
      await looksThroughConsole(person, gate.url)
      countProven(task, { 'engines walked': 1 })
    } finally {
      await driver.close()
      await gate.close()
      await app.stop()
    }
  },
)
