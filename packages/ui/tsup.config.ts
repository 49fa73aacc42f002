import { defineConfig } from 'tsup'

// One file per source file: each keeps its own 'use client', and a bundler takes only what is imported.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/testing/**'],
  format: ['esm'],
  bundle: false,
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
