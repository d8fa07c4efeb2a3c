import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt-settings.ts'

const names = ['PORT', 'NODE_ENV', 'SMTP_URL', 'PUBLIC_URL', 'DATABASE_URL']

test.each([
  ['NODE_EVN', 'NODE_ENV'],
  ['node_env', 'NODE_ENV'],
  ['SMTP_URI', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
])('%s is named as a misspelt %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' }, names)).toEqual([
    `${given} is not a setting. ${meant} is, and is not set: rename or remove it.`,
  ])
})

test.each([
  { NODE_ENV: 'test', NODE_EVN: 'x' },
  { NODE_EVN: ' ' },
  { HOSTNAME: 'x', NODE_OPTIONS: 'x', PATH: 'x', POST: 'x', XDG_DATA_DIRS: 'x', PUBLIC: 'x' },
])('nothing is reported for %j', (env) => {
  expect(misspeltSettings(env, names)).toEqual([])
})
