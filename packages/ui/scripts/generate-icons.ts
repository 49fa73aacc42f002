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
  'grip-vertical',
  'hourglass',
  'info',
  'lasso',
  'log-out',
  'maximize',
  'megaphone',
  'minus',
  'navigation',
  'package-check',
  'package-minus',
  'panel-left',
  'pin',
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

/** Makes the first command absolute: after another shape, `m` would be relative to its end. */
const startAbsolute = (path: string) =>
  path.replace(/^m\s*(-?\d*\.?\d+[\s,]*-?\d*\.?\d+)[\s,]*(?=([-\d.]?))/, (_, point, next) => `M${point}${next && 'l'}`)

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** Converts a shape to the commands of a path. */
function toPath(element: string, attributes: Record<string, string>): string {
  const get = (name: string) => Number(attributes[name] ?? 0)
  if (element === 'path') return startAbsolute(attributes.d ?? '')
  if (element === 'circle') return ellipse(get('cx'), get('cy'), get('r'), get('r'))
  if (element === 'rect') return rectangle(get('x'), get('y'), get('width'), get('height'), get('rx'))
  if (element === 'line') return `M${get('x1')} ${get('y1')}L${get('x2')} ${get('y2')}`
  if (element === 'polyline') return `M${attributes.points}`
  if (element === 'polygon') return `M${attributes.points}z`
  throw new Error(`No conversion of <${element}> to a path.`)
}

/** Converts the shapes inside an svg to one path: a page has dozens of icons, and each element costs style and layout. */
const drawing = (markup: string) =>
  [...markup.matchAll(/<(?!svg)(\w+)((?: [\w-]+="[^"]*")*)>/g)]
    .map(([, element = '', attributes = '']) =>
      toPath(
        element,
        Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      ),
    )
    .join('')

const notice =
  '/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */'

// Each icon has its own file, because a bundler assigns files, not exports, to chunks.
async function drawIcon(name: string): Promise<GeneratedFile> {
  const { default: Icon } = await import(`lucide-react/icons/${name}`)
  const path = drawing(renderToStaticMarkup(createElement(Icon)))
  const text = `${notice}
import { createIcon } from '../create-icon.ts'

export const ${pascalCase(name)} = /* @__PURE__ */ createIcon('${path}')
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
