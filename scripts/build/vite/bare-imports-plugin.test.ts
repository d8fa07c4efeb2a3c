import { expect, test } from 'vitest'
import { withBareImports } from './bare-imports-plugin.ts'

const list = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.css"])))=>i.map(i=>d[i]);\n'

test('dynamic imports lose their loader and its list of styles', () => {
  const loads = 'N(async()=>{let{Page:e}=await import(`./page.js`);return{Page:e}},__vite__mapDeps([0,12]))'
  expect(withBareImports(`${list}go(${loads})`)).toBe('go(import(`./page.js`))')
  expect(withBareImports(`${list}N(()=>import(\`./page.js\`),__vite__mapDeps([0]))`)).toBe('N(()=>import(`./page.js`))')
})

test('an unknown form of import fails the build instead of the page', () => {
  expect(() => withBareImports(`${list}load(\`./page.js\`,__vite__mapDeps)`)).toThrow('kept its list')
})
