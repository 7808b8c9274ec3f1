import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
  environments: {
    // Server and pages are one bundle: one copy of every module, of the database and of the page cache.
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})
