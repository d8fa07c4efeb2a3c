import { BASE } from '#domain/api/base-path.ts'

// Only for development with hot reload: one document stands for both bundles. The build makes documents of its own.
if (window.location.pathname.startsWith(`${BASE}/console`)) void import('./console/main.tsx')
else void import('./main.tsx')
