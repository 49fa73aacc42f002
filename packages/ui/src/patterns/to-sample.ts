/** Rewrites the imports of a file of this package to those of an application, for the code below a story. */
export const toSample = (source: string): string =>
  source
    .replace("'../index.ts'", "'@malote/ui'")
    .replace(/'\.\.\/(\w+)\.ts'/, "'@malote/ui/$1'")
    .replace('.tsx', '')
