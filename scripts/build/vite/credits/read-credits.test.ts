import { expect, test } from 'vitest'
import { readCredits } from './read-credits.ts'

const { files, groups } = readCredits()
const rows = groups('/v3/assets/credits/').flatMap(({ credits }) => credits)

test('a row shows the version and licence that are installed', () => {
  expect(rows.find(({ name }) => name === 'React')).toMatchObject({
    version: expect.stringMatching(/^19\.\d+\.\d+$/),
    holder: 'Copyright (c) Meta Platforms, Inc. and affiliates.',
    licence: 'MIT',
    text: '/v3/assets/credits/react.txt',
  })
})

test.each([
  ['react.txt', /Permission is hereby granted, free of charge.*WITHOUT WARRANTY OF ANY KIND/s],
  ['onnx-runtime-web.txt', /Microsoft Corporation.*Permission is hereby granted/s],
  ['zxing-c.txt', /Apache License.*END OF TERMS AND CONDITIONS/s],
  ['paddleocr-pp-ocrv4.txt', /PaddlePaddle Authors.*Apache License.*END OF TERMS AND CONDITIONS/s],
  ['figtree.txt', /SIL OPEN FONT LICENSE Version 1\.1/],
  ['fluent-emoji.txt', /Permission is hereby granted/s],
  ['libvips.txt', /GNU LESSER GENERAL PUBLIC LICENSE.*GNU GENERAL PUBLIC LICENSE.*END OF TERMS AND CONDITIONS/s],
])('%s is the whole text', (file, text) => {
  expect(files.get(file)).toMatch(text)
})

test('every row has a licence text: of the project, or where its data is published', () => {
  for (const { text } of rows) {
    const file = text.replace('/v3/assets/credits/', '')
    expect(files.has(file) || text.startsWith('https://')).toBe(true)
  }
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
})
