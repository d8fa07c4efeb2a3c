import { deflateRawSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'
import { expectMessage, expectPlainWords, openPlan } from './plan-page.ts'

async function weightsOf(owner: PlanOwner): Promise<WeightsReply['weights']> {
  const answer = await owner.ask('GET', routes.memberWeights)
  // The reply has this type by the route's response schema.
  return ((await answer.json()) as WeightsReply).weights
}

const choose = (page: Page, name: string, content: Buffer | string) =>
  page.setInputFiles('section[aria-labelledby=weight-files] input[type=file]', {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })

/** An archive with one packed file, as phones make them: sizes stand in its directory only. */
function zipOf(name: string, content: string): Buffer {
  const packed = deflateRawSync(content)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(8, 6)
  header.writeUInt16LE(8, 8)
  header.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(content.length, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([header, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

test('a member brings the years of another app, keeps their own entries, and takes it back', async ({ open }) => {
  const owner = await newOwner(ada)
  const today = todayInUtc()
  const yesterday = addDays(today, -1)
  await owner.ask('PUT', routes.memberWeight, { day: yesterday }, { kg: 88.2 })
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  const days = Array.from({ length: 1500 }, (_, index) => addDays(today, -1 - index))
  const lines = days.map((day, index) => `"${day} 07:12:45",${(88.4 + index / 500).toFixed(2)},${(30).toFixed(2)},`)
  await choose(
    page,
    'weight.csv',
    ['Date,"Weight (kg)","Fat mass (kg)",Comments', ...lines, `"${today} 07:10:00",,,`].join('\n'),
  )
  await page.getByRole('heading', { name: '1,500 weights in this file' }).waitFor()
  await expectPlainWords(page)
  expect(await weightsOf(owner)).toHaveLength(1)
  await page.getByRole('button', { name: 'Add 1,499 weights' }).tap()
  await expectMessage(page, '1,499 weights added.')
  const log = await weightsOf(owner)
  expect([log.length, log[0]?.day, log.at(-1)]).toEqual([1500, days.at(-1), { day: yesterday, kg: 88.2 }])
  await page.locator('label', { hasText: 'All years' }).tap()
  await page.locator('svg[role=img] circle').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expectMessage(page, 'Undone.')
  expect(await weightsOf(owner)).toEqual([{ day: yesterday, kg: 88.2 }])
})

test('the archive of a phone is read, and asks for nothing that it says', async ({ open }) => {
  const owner = await newOwner(ada)
  const today = todayInUtc()
  const record = (day: string, pounds: number) =>
    `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="${day} 07:12:45 +0100" value="${pounds}"/>`
  const steps =
    '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" startDate="2020-01-01 07:12:45 +0100" value="84"/>'
  const xml = `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record*)>\n]>\n<HealthData>${steps.repeat(20_000)}${record(addDays(today, -2), 195.1)}${record(addDays(today, -1), 194.7)}</HealthData>`
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  await choose(page, 'export.zip', zipOf('apple_health_export/export.xml', xml))
  await page.getByRole('button', { name: 'Add 2 weights' }).tap()
  await expectMessage(page, '2 weights added.')
  expect((await weightsOf(owner)).map(({ kg }) => kg)).toEqual([88.496, 88.314])
})

test('dates and people that cannot be known are asked about, and a file can be left', async ({ open }) => {
  const owner = await newOwner(ada)
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  await choose(page, 'family.csv', 'date,kg,name\n03/04/2026,88.1,Ann\n03/04/2026,112.3,Bob\n')
  await page.getByRole('button', { name: /^Ann/ }).tap()
  await page.getByRole('heading', { name: 'How are the dates in this file written?' }).waitFor()
  await expectPlainWords(page)
  await page.getByRole('button', { name: /^Day first/ }).tap()
  await page.getByRole('heading', { name: '1 weight in this file' }).waitFor()
  await page.getByText('April 3, 2026').first().waitFor()
  await page.getByRole('button', { name: 'Leave this file' }).tap()
  await page.getByRole('heading', { name: '1 weight in this file' }).waitFor({ state: 'detached' })
  expect(await weightsOf(owner)).toEqual([])
})
