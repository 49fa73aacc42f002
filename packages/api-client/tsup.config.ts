import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'contract/index': 'src/contract/index.ts', 'pt-br': 'src/pt-br.ts' },
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2022',
  sourcemap: true,
  splitting: true,
})
