import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { picturesPlugin } from './scripts/vite/pictures-plugin.ts'

const SERVER = process.env['DEV_SERVER'] ?? 'http://127.0.0.1:3001'

export default defineConfig({
  base: '/v3/',
  publicDir: 'src/web/root',
  appType: 'spa',
  plugins: [react(), picturesPlugin()],
  clearScreen: false,
  server: {
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/healthz', '/readyz', '/metrics', '/v3/outbox'].map((path) => [path, SERVER])),
  },
  build: { target: 'baseline-widely-available' },
})
