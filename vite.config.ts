import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leaveOutDescriptions } from './tools/descriptions.ts'
import { leaveOutUnusedRouterParts } from './tools/router-parts.ts'
import { scriptFiles } from './tools/script-files.ts'

export default defineConfig({
  plugins: [reactRouter(), leaveOutDescriptions(), leaveOutUnusedRouterParts()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Our own modules only define, but for two: one of which nothing is used is not sent, though it calls functions as it is read.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(common|features|platform|ui)\/(?!toast-live|tooltips)[^?]*\.tsx?$/, sideEffects: false },
            ],
          },
          output: { codeSplitting: scriptFiles },
        },
      },
    },
    // Server and pages are one bundle: one copy of every module, of the database and of the page cache.
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})
