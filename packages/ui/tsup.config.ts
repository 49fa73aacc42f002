import { defineConfig } from 'tsup'

// One file per source file: each keeps its own 'use client', and a bundler takes only what is imported.
// Declarations come from tsc (tsconfig.build.json): tsup rolls them up per entry and runs out of memory at this count.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/{testing,foundations,patterns}/**'],
  format: ['esm'],
  bundle: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
