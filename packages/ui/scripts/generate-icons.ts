/** Writes the drawings of the icons that components use: `src/icons/drawn/*.gen.ts` and `src/icons/icons.gen.ts`. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type GeneratedFile, writeGenerated } from './write-generated.ts'

/** The Lucide names of the icons used by the components. */
const names = [
  'arrow-down',
  'arrow-left',
  'arrow-up',
  'ban',
  'building-2',
  'calendar-clock',
  'calendar-days',
  'camera',
  'chart-no-axes-column',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevrons-up-down',
  'circle-alert',
  'circle-check',
  'circle-dashed',
  'circle-pause',
  'clock',
  'clock-alert',
  'cloud-alert',
  'columns-3-cog',
  'copy',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-up',
  'hourglass',
  'info',
  'log-out',
  'maximize',
  'megaphone',
  'minus',
  'navigation',
  'package-check',
  'package-minus',
  'panel-left',
  'plus',
  'rotate-cw',
  'search',
  'search-x',
  'table-2',
  'timer-off',
  'triangle-alert',
  'truck',
  'undo-2',
  'user-round',
  'warehouse',
  'x',
]

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Converts the shapes inside an svg to the argument of createIcon. */
const drawing = (markup: string) =>
  [...markup.matchAll(/<(?!svg)(\w+)((?: [\w-]+="[^"]*")*)>/g)].map(([, element, attributes = '']) => [
    element,
    Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ])

const notice =
  '/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */'

// Each icon has its own file, because a bundler assigns files, not exports, to chunks.
async function drawIcon(name: string): Promise<GeneratedFile> {
  const { default: Icon } = await import(`lucide-react/icons/${name}`)
  const node = drawing(renderToStaticMarkup(createElement(Icon)))
  const text = `${notice}
import { createIcon } from '../create-icon.ts'

export const ${pascalCase(name)} = /* @__PURE__ */ createIcon(${JSON.stringify(node)})
`
  return { path: `icons/drawn/${name}.gen.ts`, text }
}

const lines = names.map((name) => `export { ${pascalCase(name)} } from './drawn/${name}.gen.ts'`)
writeGenerated(
  [
    ...(await Promise.all(names.map(drawIcon))),
    { path: 'icons/icons.gen.ts', text: `${notice}\n${lines.join('\n')}\n` },
  ],
  'icons/drawn',
)
