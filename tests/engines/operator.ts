import { codeOf } from '#tests/e2e/console/authenticator.ts'
import { CONSOLE_TOKEN, login, password } from '#tests/e2e/console/operator.ts'
import type { Person } from './person.ts'

const heading = (name: string) => `[...document.querySelectorAll('h1')].some((each) => each.textContent === '${name}')`

/** Runs in the page: marks the field with a label. */
const fieldOf = (label: string) => `(() => {
  document.querySelector('[data-labelled]')?.removeAttribute('data-labelled')
  const found = [...document.querySelectorAll('input')].find((each) => each.labels?.[0]?.textContent.trim().startsWith('${label}'))
  found?.setAttribute('data-labelled', '')
  return found !== undefined
})()`

async function fill(person: Person, label: string, text: string): Promise<void> {
  await person.until(fieldOf(label))
  await person.writes('[data-labelled]', text)
}

/** Becomes the first operator, and opens every page of the navigation. */
export async function looksThroughConsole(person: Person, url: string): Promise<void> {
  await person.go(`${url}/v3/console/join#${CONSOLE_TOKEN}`)
  await person.until(heading('Become an operator'))
  const key = await person.read<string>(
    `[...document.querySelectorAll('p')].map((each) => each.textContent).find((text) => /^(?:[A-Z2-7]{4} ?){8}$/.test(text))`,
  )
  await fill(person, 'Name to sign in with', login)
  await fill(person, 'Your name', 'Olga Operator')
  await person.writes('input[name=password]', password)
  await person.writes('input[name=code]', codeOf(key))
  await person.tapsOn('Become an operator')
  await person.until(heading('Keep these codes'))
  await person.tapsOn('I have saved them')
  await person.sees('aside nav a')
  const links = await person.read<readonly string[]>(
    `[...document.querySelectorAll('aside nav a')].map((each) => each.getAttribute('href'))`,
  )
  for (const link of links) {
    await person.go(`${url}${link}`)
    await person.sees('aside nav a[aria-current=page]')
    await person.sees('main h1')
    await person.until(`!document.querySelector('main').textContent.includes('Something went wrong')`)
  }
}
