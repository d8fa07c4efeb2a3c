import { BASE } from '#domain/api/base-path.ts'

// Only for development with hot reload, where one document serves both bundles. The build writes separate documents.
if (window.location.pathname.startsWith(`${BASE}/console`)) void import('./console/main.tsx')
else void import('./main.tsx')
